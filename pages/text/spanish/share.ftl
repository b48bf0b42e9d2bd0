### Lo que dice Compartir: un enlace con una tarea, controles bloqueados u ocultos, su código QR y una página que lo muestra.

## para quien abre un enlace así

YOUR_TASK = Tu tarea:
UNLOCK = Desbloquear
CLOSE = Cerrar la tarea
locked = Bloqueados: { LIST($labels) }.

# more: cuántos nombres se omiten
no_such_control = El enlace bloquea u oculta { $more ->
    [0] { AND($names) }
   *[other] { LIST($names) } y { $more } más
}: ahora esta página no tiene ese control.

## para quien lo prepara

START_CLASS = Empezar una clase
CLASS_ABOUT = Los estudiantes entran con un código de cinco letras, ven lo que muestras y responden a tus preguntas.
ABOUT = Un enlace a esta vista con todos los ajustes actuales.
TASK = Tarea
TASK_HINT = Una línea en la parte superior de la página
STEP = Paso
DISPLAY = Letra grande para un proyector
CONTROLS = Controles
CONTROLS_ABOUT = Un control bloqueado se ve, pero no se puede mover; uno oculto no se ve. Un solo botón los desbloquea todos.
FREE = libre
LOCKED = bloqueado
HIDDEN = oculto
LOCK_ALL = Bloquear todos
FREE_ALL = Desbloquear todos
LINK = Enlace
COPY = Copiar enlace
OPEN = Abrirlo
PRINT = Imprimir
PRINT_ABOUT = La página en papel, con este enlace y su código QR
QR = Código QR de este enlace
QR_LARGER = Mostrar el código en grande
FRAME = Para la página de un curso
COPY_FRAME = Copiar HTML
FRAME_ABOUT = Este HTML muestra la vista dentro de otra página, sin el menú.
FRAME_OF = Mostrar
WHOLE_PAGE = toda la página
LOCAL = Los teléfonos no pueden abrir esta dirección: solo es válida en este ordenador. Abre la aplicación por su dirección
    en la red.
WHOLE = Cualquiera que tenga el enlace puede leer los textos que contiene.

## el código

NO_ADDRESS = Un código QR necesita una dirección que empiece por http:// o https://.
too_long = El enlace es demasiado largo para un código QR: tiene { $count } caracteres, y en un código caben como máximo
    { $most }. Una frase más corta ayuda.
dense = Con { $count } caracteres el código es denso: los teléfonos solo pueden leerlo de cerca. Un enlace más corto da un
    código menos denso, que se lee mejor.

## un solo tablero

no_page = No existe la página “{ $name }”. Las páginas son: { LIST($names) }.
no_board = La página { $page } no tiene ningún tablero “{ $name }”. Sus tableros son: { LIST($names) }.
