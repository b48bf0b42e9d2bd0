### Lo que dice Compartir: un enlace con una tarea, controles bloqueados u ocultos, su código QR y una página que lo muestra.

## para quien abre un enlace así

YOUR_TASK = Tu tarea:
UNLOCK = Desbloquear
CLOSE = Cerrar la tarea

## para quien lo prepara

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
FREE_ALL = Liberar todos
LINK = Enlace
COPY = Copiar enlace
OPEN = Abrirlo
QR = Código QR de este enlace
QR_LARGER = Mostrar el código en grande
FRAME = Para la página de un curso
COPY_FRAME = Copiar HTML
FRAME_ABOUT = Este HTML muestra la vista dentro de otra página, sin el menú.
LOCAL = Los teléfonos no pueden abrir esta dirección: solo es válida en este ordenador. Abre la aplicación por su dirección
    en la red.
WHOLE = Cualquiera que tenga el enlace puede leer los textos que contiene.

## el código

NO_ADDRESS = Un código QR se genera a partir de una dirección que empieza por http:// o https://.
too_long = El enlace es demasiado largo para un código QR: tiene { $count } caracteres, y en un código caben { $most }.
    Prueba con una frase más corta.
dense = Con { $count } caracteres el código es denso: los teléfonos lo leen de cerca. Un enlace más corto da un código
    más fácil de leer.
