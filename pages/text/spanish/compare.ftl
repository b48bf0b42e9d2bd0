### Lo que se dice al comparar dos vistas: los botones; el resto aún está en inglés.
PIN = Comparar
BACK = Volver a A
SWAP = Intercambiar A y B
STOP = Dejar de comparar
