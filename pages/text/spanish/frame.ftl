### Lo que rodea a cada página: el menú, los pasos, el pie, lo que ofrece cada tablero y lo que dice el navegador.
APP = Attention Explorer
LEARN = Aprender
MODELS = Modelos
PRACTICE = Practicar
CODE = Código

# en todas las páginas de un idioma al que le faltan frases

# página → su título en el menú
TITLES =
    .explore = Explorar
    .start = Inicio
    .averaging = Promedios
    .query_key_value = Consulta, clave, valor
    .weighted_sum = Suma ponderada
    .sharpness = Softmax
    .masks = Máscaras
    .order_and_batch = Orden
    .self_and_cross = Propia y cruzada
    .heads = Cabezas
    .whole_model = El modelo completo
    .todays_models = Los modelos de hoy
    .models = Leer
    .surgery = Intervenir
    .model_cards = Fichas de modelos
    .train = Entrenar
    .practice = Preguntas
    .lessons = Lecciones
    .write_lesson = Escribir una lección
    .loops = Bucles
    .shapes = Formas y lotes
    .mistakes = Errores
    .check_your_own = Comprueba la tuya
    .worked_examples = Ejemplos resueltos

## los pasos de una página

STEP = Paso
STEP_HELP = Las flechas ← y → también cambian de paso. all: todos los pasos de esta página, uno debajo de otro.
ALL_STEPS = todos los pasos
YOUR_WORDS = Tus palabras
SHARE = Compartir

# el menú de la cabecera de cada página, y sus tableros → sus rótulos
MORE = Más
FOLDED =
    .verified = Verificado ✓
    .program = PyTorch
    .take = Exportar
BACK = Anterior
TABLES = Los números: tablas y CSV
step_of = paso { $step } de { $count }
take_along = **Ideas clave.** { $summary }
next_to = Siguiente: { $title }
deeper = Más a fondo: { $title }

# El final de una lista.
and_last = { $first } y { $last }

## frases con una marca

NOTE = Nota

# Una frase y, detrás, la mayor diferencia.
with_difference = { $sentence }, diferencia máxima { $amount }

## lo que ofrecen los tableros

TRY_IT = Pruébalo
PREDICT = Predice primero
NOT_YET = Todavía no.
outcome_of_guess = { $right ->
    [yes] Como predijiste.
   *[no] Tu predicción fue **{ $answer }**.
}
COPY = Copiar
COPIED = Copiado
COPY_THIS = Copia esto
COPY_LINK = Copiar enlace
UNDO = Deshacer
RESET = Restablecer
NEW_DRAW = Nuevo sorteo
REWIND = Al principio
STEP_BACK = Atrás
PLAY = Reproducir
PAUSE = Pausa
STEP_ON = Paso
END = Al final
KEYS = Teclas: B = Atrás, P = Reproducir, N = Paso
WHOLE_FILE = El archivo contiene todas las filas, columnas y cifras.
save = Guardar { $name }.csv

## lo que dice el navegador

CANT_COMPUTE = El servidor no ha podido calcular esta vista

# ⟨why⟩ es uno de los finales de frase que hay aquí
SCRIPT =
    .away = El servidor no responde. Los controles están desactivados hasta que vuelva la conexión.
    .copied = { COPIED }
    .copyThis = { COPY_THIS }
    .larger = Pantalla completa
    .making = Preparando…
    .notSaved = No se ha guardado: ⟨why⟩.
    .none = Aún no hay gráficos: ⟨why⟩. Nuevo intento…
    .nothing = esta vista no tiene nada que guardar en ese archivo
    .old = Estos gráficos pueden estar desactualizados: ⟨why⟩. Nuevo intento…
    .noConnection = no hay conexión
    .noAnswer = el servidor no responde
    .noCharts = no se ha podido cargar la biblioteca de gráficos
    .tooLong = Esta vista es demasiado larga para fijarla: su enlace puede tener como máximo ⟨most⟩ caracteres.
