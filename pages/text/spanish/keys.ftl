### Las teclas de la aplicación, qué hace cada una y los dos botones junto al idioma: letra grande y la lista de las teclas.
TITLE = Teclas
OPEN = Teclas de esta aplicación
LARGE_TYPE = Letra grande para un proyector
NORMAL_TYPE = Letra normal
PICTURE = Gráfico ▸
NEXT_PICTURE = El siguiente gráfico ocupa toda la pantalla (tecla V)
CLOSE = Cerrar
LETTERS = Las teclas F, V, L, B, P, N, C y ? están activadas.
LETTERS_WHY = Desactívalas si controlas el ordenador con la voz. El botón ? sigue abriendo esta lista.
NOT_IN_FIELDS = Estas teclas no hacen nada mientras escribes en un campo.

# tecla → qué hace
LIST =
    .full_screen = Muestra un gráfico a pantalla completa: el que está bajo el ratón; si no, el enfocado; si no, el más grande. Pulsa
        F otra vez para salir.
    .next_picture = El siguiente gráfico de la página ocupa toda la pantalla.
    .steps = El paso, la pregunta o la parte anterior, y la siguiente.
    .rows = En un gráfico enfocado: la fila de arriba y la de abajo. Algunos gráficos usan también ← y →.
    .player = En una animación: un paso atrás, reproducir o pausar, un paso adelante.
    .large_type = Letra grande para el fondo de un aula, o letra normal otra vez. El enlace conserva este ajuste.
    .class_deck = La siguiente pregunta o parte de la lección por la que guías a una clase.
    .class_code = El código de tu clase en directo ocupa toda la pantalla.
    .this_list = Esta lista.
    .close = Cierra lo que está abierto y sale de la pantalla completa.
