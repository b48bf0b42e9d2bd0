### Lo que muestran los gráficos, para quien escucha una página; y los encabezados de las tablas.
HIDDEN = oculta
STAGE = Etapa

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

## formas y lotes

POOLS = Los ejemplos como grupos de tokens, y cuánto se desplaza cada uno
ORIGINS = De qué token procede cada número
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
weights_of_example = Pesos del ejemplo { $number }
token = token { $number }
saturated = { $count } de { $of }
