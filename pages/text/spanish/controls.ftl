### Cómo se llaman los controles de varias páginas, y qué dice su ayuda.
SENTENCE = Frase
SECOND = Segunda frase (claves y valores)
SECOND_HELP = La frase a la que atiende la primera: de aquí proceden las claves y los valores.
KIND = Propia o cruzada
KIND_HELP = self: la frase atiende a sí misma (autoatención). cross: atiende a una segunda frase (atención cruzada).
HEADS = Cabezas
HEADS_HELP = El número de cabezas. Cada una tiene sus propios pesos de atención.
ROW = Fila
ROW_HELP = La posición de la palabra que es la consulta, contada desde 0. También puedes seleccionar su fila; en un gráfico
    enfocado, las flechas del teclado cambian de fila.
HEAD = Cabeza
HEAD_HELP = La cabeza que sigue la página; la cabeza 0 es la primera. También puedes seleccionar su mapa de calor.
HEAD_SIZE = Tamaño de cabeza
HEAD_SIZE_HELP = El número de componentes de q, k y v en cada cabeza. Cuanto más ancha es la cabeza, mayores suelen ser las
    puntuaciones en valor absoluto.
SCALE = Dividir las puntuaciones entre una potencia de
SCALE_HELP = Las puntuaciones se dividen entre una potencia de este tamaño. head_size, el tamaño de una cabeza, es lo habitual;
    d_model, la dimensión del vector de una palabra, es un error frecuente.
POWER = Dividir las puntuaciones entre { "$\\text{tamaño}^p$" }
POWER_HELP = Las puntuaciones se dividen entre head_size (o d_model, si se elige) elevado a p. Con p = 0 no se dividen, y los
    pesos se concentran más cuanto más anchas son las cabezas. Con ½ se dividen entre la raíz cuadrada, como es habitual en la
    atención; con 1, entre el propio tamaño.
TEMPERATURE = Temperatura
TEMPERATURE_HELP = Las puntuaciones se dividen entre la temperatura antes de softmax. Con 0, todo el peso va a la clave con la mayor
    puntuación; si hay varias, se lo reparten por igual. Cuanto más alta es la temperatura, más parecidos son los pesos.
MASK = Máscara
PROJECTIONS = Proyecciones
SEED = Semilla
SEED_HELP = La semilla determina los vectores de palabras, las proyecciones y el dropout que se generan al azar. La misma semilla da
    los mismos números en cualquier ordenador.
SEED_OF_DROPOUT = Para estas proyecciones no se genera nada al azar. La semilla determina solo qué pesos pone a 0 el dropout.
TRAINING = Pasos de entrenamiento
TRAINING_HELP = Con 0, la cabeza es aleatoria, como al empezar el entrenamiento. Solo se entrenan W_Q y W_K.
trained_help = Cuántos de { $most } pasos se han entrenado W_Q y W_K de la cabeza 0. Con 0, son aleatorias. El entrenamiento se hizo
    de antemano, así que el control muestra su curso.
POSITIONS = Posiciones
POSITIONS_HELP = Suma una posición al vector de cada palabra: senos y cosenos o, en las cabezas diseñadas, un rasgo. Sin
    posiciones, máscara ni sesgo, las palabras iguales tienen filas de pesos iguales.
BIAS = Sesgo
BIAS_HELP = Se suma un sesgo a las puntuaciones escaladas. ALiBi resta a la puntuación de una clave anterior m veces su distancia a
    la consulta; cada cabeza tiene su propia m. ALiBi simétrico hace lo mismo también con las claves posteriores. Press et al. 2022.
DROPOUT = Dropout
DROPOUT_HELP = La proporción p de los pesos que el dropout pone a 0 durante el entrenamiento; los demás se multiplican por
    1 / (1 − p). La etapa dropped los muestra.
TOKENS = Tokens
TOKENS_HELP = word: los signos de puntuación y los emojis son tokens aparte; se distinguen mayúsculas y minúsculas, salvo en las
    cabezas diseñadas y en el modelo tiny.
    character: cada signo es un token.
D_MODEL = d_model
D_MODEL_HELP = El número de componentes del vector de una palabra, antes de proyectarlo en q, k y v.
GROUPS =
    .input = Entrada
    .vectors = Consultas, claves, valores
    .weights = Pesos
MORE = Más: entrenamiento, posiciones, dropout, semilla
YOUR_WORDS = Tus palabras

# por qué un control no actúa sobre una fuente
RESTS =
    .by_words = lo determinan las palabras, una columna por cada rasgo
    .trained = la cabeza entrenada tiene un tamaño fijo
    .one_sentence = estas proyecciones leen una sola frase
    .no_positions = estas proyecciones no usan posiciones
    .example = lo fija el ejemplo resuelto
    .model = lo fija el modelo
    .file = lo fija el archivo
    .table = lo fija la tabla de vectores de palabras
    .features = cada componente de estas cabezas es un rasgo con nombre
    .whole_words = estas proyecciones leen palabras enteras

# Por qué un control no actúa; reason: de RESTS.
rests = { $control }: { $reason ->
    [by_words] { RESTS.by_words }
    [trained] { RESTS.trained }
    [one_sentence] { RESTS.one_sentence }
    [no_positions] { RESTS.no_positions }
    [example] { RESTS.example }
    [model] { RESTS.model }
    [file] { RESTS.file }
    [table] { RESTS.table }
    [features] { RESTS.features }
   *[whole_words] { RESTS.whole_words }
}.
# Qué hace un ajuste con las proyecciones sobre las que actúa a su manera; size: el mayor valor.
means = { $meaning ->
    [rank_of_words] El número de componentes de q, k y v. Con { $size }, la cabeza 0 es tal como se entrenó; una menor tiene la
        W_Q W_Kᵀ más próxima de ese rango, y la frase de debajo de los mapas de calor dice cuánto se conserva.
   *[rank] Las cabezas del modelo tienen { $size } componentes. Con un tamaño menor cada cabeza es una aproximación: W_Q W_Kᵀ y
        W_V W_O se sustituyen por los productos más próximos de ese rango, y la frase de debajo de los mapas de calor dice cuánto
        se conserva de W_Q W_Kᵀ.
}
sentence_help = Tus propias palabras, hasta { $most } tokens ({ $longest } en Explorar). El enlace contiene lo que escribes aquí.
example = **Ejemplo resuelto: { $title }**
example_tokens = Tokens { $first } a { $last }; los vectores, las proyecciones y los tamaños son los del ejemplo.
# Which call of a file takes the place of the sentence; example: its place in the batch.
file = **Tu archivo { $title }, ejemplo { $example }**
file_tokens = Tokens { $first } a { $last }; las consultas, las claves, los valores y los tamaños son los del archivo. Faltan los tokens que
    su máscara oculta a todas las consultas, como los de relleno.
LEAVE = Volver a tu propia frase
control_above = El control del paso { $step } también actúa aquí.

# marcas debajo de un control deslizante
POWERS =
    .none = 0 nada
    .root = ½ √
    .full = 1 todo
mask_help = Una celda oculta tiene un peso de exactamente 0. { SENTENCES($kinds) }
mask_kind = { $token }: { $summary }.
projections_help = De dónde vienen W_Q, W_K y W_V. random: { $random }. meaning: { $meaning }. Las cabezas diseñadas tienen rasgos
    con nombre y una función: { CLAUSES($designs) }. learned: { $learned }. El resto son ejemplos resueltos, con sus propios tokens.
