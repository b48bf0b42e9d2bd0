### Exportar: los archivos que ofrece el menú, las partes de un programa y lo que dice un informe alrededor de ellas.
VIEW = Esta vista
PICTURES = Gráficos
TABLES = Tablas
PROGRAM = Programa (.py)
NOTEBOOK = Notebook (.ipynb)
REPORT = Informe (.html)
ABOUT_REPORT = El informe se abre sin conexión. Señala un gráfico para ver sus números.
# Otro programa lee un modelo de lenguaje, incluido en la aplicación o de una carpeta, o la tabla de vectores de palabras.
needs = Necesita Python con { AND($packages) }, y { $reads ->
    [folder] el propio modelo: la línea que empieza por “folder =” dice dónde debe estar
    [table] el repositorio de esta aplicación, en cuya carpeta hay que ejecutarlo, porque allí está la tabla de vectores de palabras
   *[model] el repositorio de esta aplicación, en cuya carpeta hay que ejecutarlo, porque allí está el archivo del modelo
}. Calcula los números de la página.
NEEDS_TORCH = Solo necesita Python y torch, y calcula los números de la página.

# parte de un programa → la frase que precede a su celda
PARTS =
    .settings = Las palabras y los ajustes de la vista.
    .projections = Los vectores de las palabras y las proyecciones W_Q, W_K y W_V.
    .edits = Los números que se han cambiado a mano en la página.
    .scores = Consultas, claves y valores; cada puntuación es el producto escalar de una consulta y una clave, dividido
        entre la escala.
    .capped = El tope suave: ninguna puntuación escalada lo supera, ni hacia arriba ni hacia abajo.
    .biased = El sesgo: un número para cada distancia entre consulta y clave, que se suma a las puntuaciones escaladas.
    .masked = La máscara: las puntuaciones ocultas pasan a ser menos infinito.
    .weights = Softmax convierte cada fila de puntuaciones en una fila de pesos.
    .output = El dropout y las salidas: las sumas ponderadas de los valores.
    .end = Las salidas de las cabezas se concatenan.
    .rungs = Cinco formas de mezclar palabras, desde la media de las palabras pasadas hasta la atención.
    .loops = La misma cabeza en bucles, número a número.
    .start = Las variables que usa el programa de la página.
    .mistake = El programa de la página; si el error está activado, el programa lo contiene.
    .example = El ejemplo resuelto, con los mismos números aleatorios que su fuente.
    .operations = Las operaciones sobre las cabezas. Sin ninguna, cada cabeza atiende al pasado, a temperatura 1.
    .model = El modelo, capa por capa, y la probabilidad de cada posible palabra siguiente.
    .turn = Vectores girados: de las posiciones, solo su distancia cuenta en la puntuación.
    .share = La caché de un texto largo, en bytes.
    .remember = Las salidas con una caché de claves y valores y, para comparar, todas calculadas a la vez.
    .in_blocks = La softmax de una fila que se lee por bloques.
    .task = La tarea: sus cadenas de letras y la pérdida.
    .parameters = El modelo: parámetros aleatorios y lo que calcula con las letras.
    .training = El entrenamiento: el bucle habitual de PyTorch.
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
YES_NO =
    .yes = sí
    .no = no
