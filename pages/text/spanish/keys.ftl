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
NOT_IN_FIELDS = Ninguna tecla hace nada de esto mientras escribes en un campo.
