### Lo que aparece en los gráficos de cualquier página: ejes, rótulos emergentes y palabras en lugar de números.

HIDDEN = oculta
NOT_YET = aún no
NOTHING = nada
TEMPERATURE_AXIS = ← más concentrados · temperatura · más parecidos →

# encabezados de tres columnas
WEIGHT = peso ×

# encabezados de tres columnas
VALUE = valor =

# encabezados de tres columnas
ADDS = contribución
DIMENSION_AXIS = dimensión de la salida
DIMENSION = dimensión
OUTPUT = salida
INPUT = entrada

# lo que precede a un número de cada serie
SERIES =
    .now = { "" }
    .warm = a temperatura 1{ " " }
    .raw = sin escalar{ " " }
UNDEFINED = indefinido
SCORE_AXIS = puntuación
SHARE_AXIS = parte de todas las puntuaciones
scores_near = lo más cerca de { SHORT($at) }: { $count } de { $total } puntuaciones
NOT_A_NUMBER = indefinido: no es un número (NaN)

# antes del nombre de lo que muestra una selección
SHOW = mostrar
largest = mayor peso { DECIMAL($weight, digits: 4) }
effective = claves efectivas { DECIMAL($keys, digits: 4) } de { $visible }
all_equal = todos iguales: 1 ÷ { DECIMAL($count, digits: 0) }
adds_up = { $label } suma { DECIMAL($total, digits: 4) }
so_far = { $label }: { SIGNED($adds, digits: 4) }, hasta aquí { SIGNED($total, digits: 4) }
output = { OUTPUT }: { SIGNED($total, digits: 4) }
should_be_hidden = { $query } → { $key }: { DECIMAL($weight, digits: 4) }, debería estar oculta
head = cabeza { $number }
row = fila { $number }
layer = capa { $number }
example = ejemplo { $number }
moved = ha cambiado en { SMALL($amount) }
window = mostrar filas desde { $row }, columnas desde { $column }

# A cuántos tokens corresponde una celda de una vista de conjunto.
blocks = todo, { $queries } × { $keys }; una celda { $one ->
    [yes] es un par de tokens
   *[no] muestra el mayor valor de { $high } × { $wide } tokens
}
