### Exportar: los archivos que ofrece el menú, las partes de un programa y lo que dice un informe alrededor de ellas.
VIEW = Esta vista
PICTURES = Gráficos
TABLES = Tablas
PROGRAM = Programa (.py)
NOTEBOOK = Notebook (.ipynb)
REPORT = Informe (.html)
ABOUT_REPORT = El informe se abre sin conexión, y sus gráficos muestran sus números al pasar el ratón.
NEEDS_TORCH = Solo necesita Python y torch, y calcula los números de la página.

# parte de un programa → la frase que precede a su celda
PARTS =
    .settings = Las palabras y los ajustes de la vista.
    .projections = Los vectores de las palabras y las proyecciones W_Q, W_K y W_V.
    .edits = Los números que se han cambiado a mano en la página.
    .scores = Consultas, claves y valores; cada puntuación es el producto escalar de una consulta y una clave, dividido
        entre la escala.
    .biased = El sesgo: un número para cada distancia entre consulta y clave, que se suma a las puntuaciones escaladas.
    .masked = La máscara: una puntuación oculta pasa a ser menos infinito.
    .weights = Softmax convierte cada fila de puntuaciones en una fila de pesos.
    .output = El dropout y las salidas: las sumas ponderadas de los valores.
    .end = Las salidas de las cabezas se colocan una al lado de otra.
    .rungs = Cinco formas de mezclar palabras, desde la media del pasado hasta la atención.
    .loops = La misma cabeza en bucles, número a número.
    .start = Los nombres de los que parte el programa de la página.
    .mistake = El programa de la página, con el error allí donde está activado.
    .example = El ejemplo resuelto, desde los sorteos de su fuente.
    .operations = Lo que se hace con las cabezas; sin ninguna operación, cada una atiende al pasado, a temperatura 1.
    .model = El modelo, capa por capa, y la probabilidad de que cada palabra sea la siguiente.
    .printed = Los números que muestra la página, debajo de las palabras a las que corresponden.

## el informe

LINK = Creado a partir de esta dirección
SETTINGS = Ajustes
SETTING = Ajuste
VALUE = Valor
CODE = Programa
MADE = Este archivo no necesita conexión. Señala un gráfico para leer sus números.

# Lo que dice un botón a quien escucha la página.
as_file = { $title } en formato { $kind }
