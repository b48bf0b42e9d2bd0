### Lo que muestran los gráficos, para quien escucha una página; y los encabezados de las tablas.
HIDDEN = oculta
STAGE = Etapa

## inicio


## promedios

MEAN_OF_PAST = Pesos de la media del pasado
W = W, los pesos
DIVIDED = El triángulo dividido entre sus sumas
ZEROS = Puntuaciones iguales a 0
FLAT = Softmax de las puntuaciones
ROW_SUMS = Sumas por filas
RUNGS = Pesos de los cinco peldaños, en pequeño
RUNG = Pesos del peldaño elegido
RUNG_ROW = La fila seleccionada del peldaño elegido
NAIVE_SCORES = Puntuaciones X Xᵀ
NAIVE_WEIGHTS = Pesos a partir de X Xᵀ
PROJECTED = Pesos con consulta y clave
OVER_AXIS = Softmax de las puntuaciones consulta·clave a lo largo del eje elegido

## consulta, clave, valor

MOVED = Valores, pesos de atención y salidas, una fila por palabra
OUTPUT_BY_QUERY = La salida, una fila por consulta
MATCHES = En qué medida se corresponde cada clave con la consulta, en barras
SOFT_AND_EXACT = La salida suave, la exacta y su diferencia
ONE_MATRIX = Puntuaciones con una sola matriz para consultas y claves, una fila por consulta, una columna por clave
SCORES = Puntuaciones: una fila por consulta, una columna por clave
VOWELS = Pesos de las vocales: una fila por vocal, una columna por letra
LEARNING = Proporción del peso en las consonantes, por paso
SUM_SO_FAR = suma hasta aquí

## varias páginas

weights_of = Pesos de { $way }
shapes = :gray[formas { $shapes }]
others = { $count } más
change = Cambio de { $part }
by_key = { $letter }, una fila por clave
second_sentence = { $word }, segunda frase
x_of = x de { $word }
projection = La proyección W_{ $letter }

# role: query, key, value u output
of_words = { $picture }: una fila por palabra, su { $role ->
    [query] consulta
    [key] clave
    [value] valor
   *[output] salida
}; { $word } con borde
saturated = { $count } de { $of }
