# Palabras dentro de las fórmulas, en letra redonda.
ATTENTION = atención
HEAD = cabeza
JOINED = unidas
OUTPUT = salida
SCORE = puntuación
WEIGHT = peso
WORD = palabra
NEW = nuevas
NEW_WORDS = palabras nuevas
ALL_WORDS = todas las palabras
HEAD_SIZE = tamaño de cabeza
UPPER_LEFT = arriba a la izquierda
LOWER_RIGHT = abajo a la derecha
# sigue el número de una capa
AFTER_LAYER = tras la capa
# mlp es el nombre de un mezclador
MIXERS = para todos los mezcladores menos mlp
# el lado izquierdo de dos fórmulas, y las últimas palabras de una tercera: c = …
MEAN = media
MEANS = medias
DIVISOR = divisor de las puntuaciones
