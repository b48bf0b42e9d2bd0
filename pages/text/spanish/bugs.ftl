### Cómo llama la página Errores a cada error y a cada número que lo muestra.

# el nombre del error en un enlace → su título
TITLES =
    .no_scaling = Sin escalar
    .model_scale = √d_model en lugar de √head_size
    .wrong_axis = Softmax sobre el eje equivocado
    .dropout_before_softmax = Dropout antes de softmax
    .dropped_returned = Pesos devueltos después del dropout
    .dropout_in_evaluation = Dropout activo en la evaluación
    .mask_swapped = Máscara con True y False intercambiados
    .zero_fill = Puntuaciones ocultas puestas a 0
    .finite_fill = Puntuaciones ocultas puestas a −10⁹
    .float_mask_added = Una máscara de 1 y 0 sumada a las puntuaciones
    .mask_after_softmax = Máscara después de softmax
    .blind_row = Una consulta con todas las claves ocultas
    .padded_rows = Relleno oculto como consulta, no como clave
    .context_length = Máscara cortada por el extremo equivocado
    .mask_repeated = Una máscara repetida en el orden equivocado entre las cabezas
    .split_without_transpose = Cabezas separadas sin la transposición
    .join_without_transpose = Cabezas unidas sin la transposición
    .heads_averaged = Pesos promediados entre cabezas
    .every_head_the_first = Todas las cabezas leen las columnas de la cabeza 0
    .groups_tiled = Claves y valores de grupos repetidos por turnos
    .batch_and_time_mixed = Ejemplos y palabras mezclados por un view
    .no_positions = Posiciones olvidadas
    .averaged_in_place = Promedios en el propio array
    .fused_split_in_blocks = q, k, v de un solo producto, mal separados
    .scale_of_another_width = Puntuaciones divididas entre √64 con cualquier tamaño de cabeza
    .rotary_layouts_mixed = Posiciones rotatorias en parejas equivocadas
    .positions_from_zero = Posiciones contadas desde 0 a pesar de la caché
    .causal_from_the_first_key = Máscara causal desde la primera clave
    .cap_after_mask = Tope suave después de la máscara
    .sink_left_out = Sumidero olvidado en la suma
    .padding_on_the_wrong_side = Relleno esperado en el lado equivocado
SUMMARIES =
    .no_scaling = Las puntuaciones entran en softmax sin escalar. Cuanto mayor es la cabeza, mayores suelen
        ser, y más se concentra una fila en pocas claves.
    .model_scale = Las puntuaciones se dividen entre la raíz de d_model, la dimensión del vector de una palabra, y no de la
        dimensión de la cabeza.
    .wrong_axis = Softmax recorre las consultas: son las columnas las que suman 1, y una salida ya no es una media ponderada de
        los valores.
    .dropout_before_softmax = Se anulan puntuaciones, no pesos. Una puntuación de 0 sigue dando un peso, así que no se anula
        ningún peso, y las demás puntuaciones se amplían.
    .dropped_returned = Durante el entrenamiento, el dropout pone a 0 algunos pesos y divide los demás entre 1 − p. Una capa
        que devuelve estos pesos devuelve filas que ya no suman 1: con p = 0,1, una fila de la que no se anula nada suma 1,11.
        La salida sigue siendo correcta.
    .dropout_in_evaluation = scaled_dot_product_attention anula pesos siempre que dropout_p sea mayor que 0. No sabe nada de
        model.eval(), así que cada ejecución con las mismas palabras da otras salidas. Pásale 0, salvo durante el
        entrenamiento.
    .mask_swapped = True se entiende como “ocultar” donde significa “puede atender”: cada consulta atiende justo a las claves
        que deberían estar ocultas, y una consulta que puede atender a todas las claves no atiende a ninguna.
    .zero_fill = Una puntuación oculta pasa a ser 0 en lugar de −∞, y e⁰ es 1: las palabras ocultas siguen recibiendo peso.
    .finite_fill = Si todas las claves de una consulta están ocultas, todas sus puntuaciones son el mismo número negativo muy
        grande: las palabras ocultas se reparten el peso por igual.
    .float_mask_added = Una máscara booleana oculta claves, pero una máscara de números se suma a las puntuaciones. Con 1 para
        “visible” y 0 para “oculta”, las puntuaciones visibles suben 1 y las ocultas no cambian: las palabras ocultas siguen
        recibiendo peso.
    .mask_after_softmax = Las palabras ocultas participan en softmax y pierden su peso después: lo que tenían falta
        en la suma de la fila.
    .blind_row = Todas las puntuaciones de una fila son −∞, y su softmax es 0 ÷ 0, indefinido. Esto se extiende a las salidas
        y a los gradientes.
    .padded_rows = Una máscara de relleno debe ocultar una columna: ninguna consulta puede atender a la palabra de relleno.
        Aquí oculta la fila, así que la palabra de relleno no atiende a nada, pero las demás siguen atendiendo a ella.
    .context_length = La máscara está hecha para el texto más largo. Si se corta por el extremo equivocado para uno más corto,
        se ven palabras posteriores.
    .mask_repeated = nn.MultiheadAttention recibe una máscara por ejemplo y cabeza, con las de un mismo ejemplo seguidas.
        mask.repeat(heads, 1, 1) alterna en cambio los ejemplos, así que hay cabezas que reciben la máscara de otro ejemplo. Aquí
        el ejemplo 1 es tu frase, con la última palabra oculta como relleno; el ejemplo 0 es la frase al revés, sin relleno.
    .split_without_transpose = Un view a (heads, T, head_size) tiene la forma correcta, pero corta a lo largo del texto: una
        cabeza recibe algunas de las palabras, no una porción de cada palabra.
    .join_without_transpose = Un view a (T, heads × head_size) tiene la forma correcta, pero una fila contiene entonces las
        salidas de varias palabras.
    .heads_averaged = nn.MultiheadAttention devuelve la media de los pesos de sus cabezas, salvo que se llame con
        average_attn_weights=False. La salida sigue siendo correcta, pero, donde las cabezas difieren, la media no muestra
        ninguna de ellas.
    .every_head_the_first = Cada cabeza debe leer sus propias columnas de consultas, claves y valores. Aquí todas leen las
        primeras, así que todas dan la salida de la cabeza 0.
    .groups_tiled = En la atención por grupos, las cabezas vecinas comparten claves y valores: de cuatro cabezas en
        dos grupos, las cabezas 0 y 1 leen las claves del primer grupo, y las cabezas 2 y 3, las del segundo. El repeat de PyTorch repite los
        grupos por turnos (0, 1, 0, 1), así que algunas cabezas leen las claves de otro grupo. Los dos grupos tienen aquí las claves y los valores de las cabezas 0 y 1.
    .batch_and_time_mixed = Unos números en el orden (palabra, ejemplo) se interpretan con view como (ejemplo, palabra), sin
        transponer: un ejemplo recibe palabras de otros ejemplos.
    .no_positions = Sin posiciones y sin máscara, la atención no distingue un orden de las palabras de otro.
    .averaged_in_place = Los promedios se escriben en el mismo array del que se calculan: a partir de la fila 2 se promedian
        promedios.
    .fused_split_in_blocks = Una sola matriz calcula q, k y v. Aquí sus columnas van cabeza por cabeza, primero q, k y v de la
        cabeza 0, como en GPT-NeoX; el código las separa en tres bloques, como en GPT-2. Todas las formas encajan, pero
        algunas cabezas usan entonces consultas como claves, o claves como valores.
    .scale_of_another_width = El código divide siempre entre √64 = 8, la raíz del tamaño de cabeza para el que se
        escribió. En una cabeza más estrecha es demasiado, así que los pesos quedan demasiado igualados; en una más ancha es
        demasiado poco, así que se concentran de más.
    .rotary_layouts_mixed = Las posiciones rotatorias giran parejas de números. Este modelo empareja el número i con el
        número i + head_size/2; el código empareja en cambio vecinos, los números 2i y 2i + 1, como hacen otros modelos. Ningún
        vector cambia de longitud, y una puntuación sigue dependiendo de la distancia entre sus palabras, así que nada
        parece estar mal. Pero las proyecciones se entrenaron para las parejas de este modelo.
    .positions_from_zero = Con una caché, cada llamada recibe solo la palabra más reciente, así que su posición es el
        número de palabras que ya están guardadas. Aquí cada llamada cuenta desde 0: cada palabra gira un ángulo de 0, y
        las posiciones rotatorias ya no indican el orden.
    .causal_from_the_first_key = Con una caché hay más claves que consultas, y la máscara causal debe acabar en la
        esquina inferior derecha, donde la última consulta se cruza con la última clave. Un simple tril() empieza en cambio
        en la esquina superior izquierda, así que la primera palabra nueva solo puede atender a la primera palabra de
        todas, y ni siquiera a sí misma.
    .cap_after_mask = Un tope suave convierte cada puntuación s en c · tanh(s / c), que está entre −c y c. Aplicado después de
        la máscara, convierte −∞ en −c, una puntuación como cualquier otra, y las palabras ocultas reciben peso. Aquí c es
        2. Con c = 50, como en Gemma 2, una palabra oculta recibe e⁻⁵⁰ veces el peso de una clave con puntuación 0, así que
        casi ninguna prueba nota el error.
    .sink_left_out = Si un modelo se entrenó con un sumidero, la softmax divide cada fila entre una suma con un término más: e
        elevado a la puntuación del sumidero. Este término no pertenece a ninguna palabra, así que las palabras se reparten
        menos de 1. Sin él, las filas suman 1, lo que parece correcto, pero los pesos y las salidas son demasiado grandes.
    .padding_on_the_wrong_side = Para generar texto de varias frases a la vez, las más cortas se rellenan por la
        izquierda. Una máscara que espera el relleno a la derecha oculta la última palabra en lugar de la primera: el
        relleno recibe peso, y la palabra más reciente queda oculta, incluso para sí misma.
CAUSAL = Tus ajustes no ocultan nada, así que se usa una máscara causal.
BLIND = Se usa una máscara causal, y la primera palabra se oculta como relleno: su consulta no puede atender a nada.
ONE_HEAD = Has elegido una cabeza, así que se usan dos.
DROPOUT = Aquí el dropout es 0,5, porque el tuyo no anula nada o lo anula todo.

# lo que un error necesita y los ajustes no tienen
PREMISES =
    .dropout_before_softmax = { DROPOUT }
    .dropped_returned = { DROPOUT }
    .dropout_in_evaluation = { DROPOUT }
    .mask_swapped = { CAUSAL }
    .zero_fill = { CAUSAL }
    .finite_fill = { BLIND }
    .float_mask_added = { CAUSAL }
    .mask_after_softmax = { CAUSAL }
    .blind_row = { BLIND }
    .padded_rows = { BLIND }
    .context_length = Se usa una máscara causal hecha para el doble de palabras que las tuyas.
    .mask_repeated = { ONE_HEAD }
    .split_without_transpose = { ONE_HEAD }
    .join_without_transpose = { ONE_HEAD }
    .heads_averaged = { ONE_HEAD }
    .every_head_the_first = { ONE_HEAD }
    .groups_tiled = Dos grupos necesitan un número par de cabezas, aquí al menos cuatro.
    .batch_and_time_mixed = Hay dos ejemplos: tus palabras, y tus palabras al revés.
    .no_positions = No se usa ninguna máscara, porque una máscara también revelaría el orden. Tus palabras se comparan con tus
        palabras al revés.
    .averaged_in_place = Esto no es atención: cada fila es la media de las palabras hasta la suya.
    .fused_split_in_blocks = { ONE_HEAD }
    .rotary_layouts_mixed = Se usan posiciones rotatorias con base 10 000.
    .positions_from_zero = Se usan posiciones rotatorias y una caché: tus palabras llegan de una en una, como al generar
        texto, y cada una atiende a sí misma y a las anteriores.
    .causal_from_the_first_key = Se usan una máscara causal y una caché: las claves y los valores de cerca de
        la mitad de tus palabras están en la caché, y las demás llegan después en una sola llamada.
    .cap_after_mask = { CAUSAL }
    .sink_left_out = Se usa un sumidero con puntuación 0: suma e⁰ = 1 al total entre el que la softmax divide una fila.
    .padding_on_the_wrong_side = { BLIND }

# lo que se ve → en palabras
SIGNS =
    .nan = números indefinidos (NaN)
    .sums = filas que no suman 1
    .leak = palabras ocultas que reciben peso
    .sharp = pesos demasiado concentrados
    .flat = pesos demasiado uniformes
    .runs = dos ejecuciones con las mismas palabras difieren
    .silent = nada raro, pero números equivocados

# el nombre de un número en attn_core.mistakes → cómo se llama en la página
SYMPTOMS =
    .Variance_of_the_scaled_scores = Varianza de las puntuaciones escaladas
    .Largest_weight_mean_of_all_rows = Mayor peso, media de todas las filas
    .Effective_keys_mean_of_all_rows = Claves efectivas, media de todas las filas
    .Smallest_row_sum = Menor suma de una fila
    .Largest_row_sum = Mayor suma de una fila
    .Row_sum_mean_of_all_rows = Suma de una fila, media de todas las filas
    .Allowed_weights_that_are_0 = Pesos que son 0 aunque sus claves no estén ocultas, en porcentaje
    .Mean_of_400_draws_distance_from_the_weights = Distancia entre la media de 400 sorteos y los pesos
    .Weight_on_hidden_words_mean_of_all_rows = Peso de las palabras ocultas, media de todas las filas
    .Weight_on_hidden_words_mean_of_rows_without_NaN = Peso de las palabras ocultas, media de las filas sin NaN
    .Weights_that_are_NaN = Pesos indefinidos (NaN)
    .Row_0_weight_on_hidden_words_head_0 = Peso de las palabras ocultas en la fila 0 de la cabeza 0
    .Row_0_sees_nothing_its_sum = Suma de la fila 0, que no puede atender a nada
    .Row_0_sees_nothing_its_effective_keys = Claves efectivas de la fila 0, que no puede atender a nada
    .Outputs_that_are_NaN = Salidas indefinidas (NaN)
    .Numbers_in_the_gradient_of_v_that_are_NaN = Números indefinidos (NaN) en el gradiente de v
    .Weight_on_the_future_mean_of_all_rows = Peso de las palabras posteriores, media de todas las filas
    .Words_that_row_0_may_see = Palabras a las que puede atender la fila 0
    .Words_that_head_0_is_made_of = Palabras cuyos números están en la cabeza 0
    .Distance_of_head_0_s_queries_from_its_own_columns = Distancia entre las consultas de la cabeza 0 y sus propias columnas
    .Words_whose_outputs_stand_in_row_0 = Palabras cuyas salidas están en la fila 0
    .Distance_of_row_0_from_its_heads_outputs = Distancia entre la fila 0 y las salidas de sus cabezas
    .Examples_mixed_into_example_0 = Ejemplos mezclados en el ejemplo 0
    .Change_of_example_0_when_example_1_changes_sign = Cambio del ejemplo 0 cuando el ejemplo 1 cambia de signo
    .Change_of_scores_when_the_words_are_reversed = Cambio de las puntuaciones cuando se invierte el orden de las palabras
    .Change_of_outputs_when_the_words_are_reversed = Cambio de las salidas cuando se invierte el orden de las palabras
    .Row_2_weight_of_word_0 = Fila 2, peso de la palabra 0
    .Row_2_weight_of_word_1 = Fila 2, peso de la palabra 1
    .Row_2_weight_of_word_2 = Fila 2, peso de la palabra 2
    .Rows_that_drift = Filas con pesos equivocados
    .Change_of_the_source = Cambio del array que se lee
    .Weight_on_padding_mean_of_all_rows = Peso del relleno, media de todas las filas
    .Rows_that_attend_to_padding = Filas que atienden al relleno
    .Largest_difference_between_heads_0_and_1 = Mayor diferencia entre las cabezas 0 y 1
    .Difference_between_two_runs_of_the_same_words = Mayor diferencia entre dos ejecuciones con las mismas palabras
    .Heads_whose_mask_is_another_example_s = Cabezas con la máscara de otro ejemplo
    .Heads_whose_weights_are_head_0_s = Cabezas con los pesos de la cabeza 0, contándola a ella
    .Heads_that_read_another_group_s_keys = Cabezas que leen las claves de otro grupo
    .Heads_with_queries_of_their_own = Cabezas que leen sus propias consultas
    .Words_that_the_last_row_may_see = Palabras a las que puede atender la última fila
    .Position_at_which_the_last_word_is_read = Posición en la que se lee la última palabra
    .Change_of_the_scaled_scores_by_rotation_mean = Cambio de las puntuaciones escaladas por la rotación, media
    .Difference_between_the_keys_of_heads_0_and_1 = Mayor diferencia entre las claves de las cabezas 0 y 1
    .Largest_difference_of_outputs = Mayor diferencia de las salidas
    .Largest_difference_of_outputs_NaN_left_out = Mayor diferencia de las salidas, sin las indefinidas
