### Lo que muestran las imágenes, para quien escucha una página; y los encabezados de las tablas.
HIDDEN = oculta
STAGE = Etapa

## consulta, clave, valor

MATCHES = En qué medida se corresponde cada clave con la consulta, en barras
SOFT_AND_EXACT = La salida suave, la exacta y su diferencia
SUM_SO_FAR = suma hasta aquí

## varias páginas

others = { $count } más
change = Cambio de { $part }
second_sentence = { $word }, segunda frase
x_of = x de { $word }
projection = La proyección W_{ $letter }

# role: query, key, value u output
of_words = { $picture }: una fila por palabra, su { $role ->
    [query] consulta
    [key] clave
    [value] valor
    [output] salida
   *[other] { $role }
}; { $word } con borde
saturated = { $count } de { $of }
with_rows = { $picture }: filas { LIST($rows) }

products = q de { $query }, k de { $key }, sus productos y la suma acumulada { DECIMAL($score, digits: 4) }

# El encabezado de cada columna de una tabla; el código llama a la columna por su encabezado inglés.
COLUMNS =
    .per_position = radianes por posición
    .angle_between = radianes entre ambos
    .heads_of_keys = cabezas de claves y valores
    .bytes = bytes
    .with_cache = con caché
    .without_cache = sin caché
    .in_blocks = por bloques
    .loss = pérdida
    .share_of_task = parte de la tarea
    .key = clave
    .query = consulta
    .value = valor
    .word = palabra
    .step = paso
    .row = fila
    .column = columna
    .shape = forma
    .example = ejemplo
    .position = posición
    .scores = puntuaciones
    .scaled = escaladas
    .capped = con tope
    .biased = con sesgo
    .masked = enmascaradas
    .weights = pesos
    .weight = peso
    .dropped = tras el dropout
    .score = puntuación
    .part = parte
    .adds = contribución
    .source = fuente
    .target = destino
    .label = qué se mide
    .right = correcto
    .wrong = incorrecto
    .hidden = oculta
    .winner = clave con el mayor peso
    .computed = calculado
    .expected = esperado
    .temperature = temperatura
    .head_size = tamaño de cabeza
    .weight_at_temperature_1 = peso a temperatura 1
    .weight_without_scaling = peso sin escalar
    .largest_weight = mayor peso
    .largest_difference = diferencia máxima
    .effective_keys_as_a_share = claves efectivas, como proporción
    .total_so_far = total hasta aquí
    .places_apart = posiciones de distancia
    .place_before = posición antes
    .place_after = posición después
    .triangle_divided = triángulo dividido
    .x_x_nothing_hidden = x xᵀ, sin ocultar nada
    .query_and_key_nothing_hidden = consulta y clave, sin ocultar nada
    .softmax_over_the_axis_set = softmax sobre el eje elegido
    .looks_for_one_word = busca una palabra
    .row_of_the_table = fila de la tabla
    .after_layer = después de la capa
    .most_likely_word = palabra más probable
    .layer = capa
    .length = longitud
    .probability = probabilidad
    .logit = logit
    .head = cabeza
    .does = función
    .previous = palabra anterior
    .first = primera palabra
    .itself = sí misma
    .induction = inducción
    .same = misma palabra
    .punctuation = puntuación (signos)
    .near = cerca
    .broad = amplia
    .mixed = mixta
    .before = antes
    .now = ahora
    .difference = diferencia
    .none = sin
    .model = modelo
    .dimension = dimensión
    .sum = suma
    .from = desde
    .to = hasta
    .words_alone = solo las palabras
    .with_positions = con posiciones
    .with_the_bug = con el error
    .temperature_0 = temperatura 0
    .infinite_temperature = temperatura infinita
    .across = en horizontal
    .upwards = en vertical
    .cosine_left_group = coseno, grupo de la izquierda
    .cosine_right_group = coseno, grupo de la derecha
    .turn_in_the_plane = giro en el plano

# Encabezados que contienen un número o un nombre.
COLUMNS_WITH =
    .probability = probabilidad: { $first }
    .running_total = total acumulado { $first }
    .value = valor { $first }
    .adds = contribución { $first }
    .output = salida { $first }
    .key = clave { $first }
    .weight_in_head = peso en la cabeza { $first }
    .head = cabeza { $first } [{ $second }]
    .rung = peldaño { $first }
    .mean_by = media con { $first }{ $second ->
        [none] { "" }
       *[other] { " " }{ $second }
    }
    .of_the_past = { $first } del pasado
    .at_head_size = tamaño de cabeza { $first }
    .largest_weight = mayor peso ÷ { $first }
    .effective_keys = claves efectivas ÷ { $first }
    .as_written = tal como está escrito { $first }
    .shuffled = mezclado { $first }
    .put_back = mezclado y devuelto a su orden { $first }
