### Cómo se llaman los controles de varias páginas, y qué dice su ayuda.
SENTENCE = Frase
SECOND = Segunda frase (claves y valores)
SECOND_HELP = La frase a la que atiende la primera: de aquí proceden las claves y los valores.
KIND = Propia o cruzada
KIND_HELP = self: la frase atiende a sí misma (autoatención). cross: atiende a una segunda frase (atención cruzada).
HEADS = Cabezas
HEADS_HELP = Cuántas cabezas atienden a la vez, cada una con sus propios pesos de atención.
ROW = Fila
ROW_HELP = Qué palabra es la consulta: su posición, contada desde 0. También puedes seleccionar su fila; en un gráfico
    enfocado, las flechas cambian de fila.
HEAD = Cabeza
HEAD_HELP = Qué cabeza se sigue: la cabeza 0 es la primera. También puedes seleccionar su mapa de calor.
HEAD_SIZE = Tamaño de cabeza
HEAD_SIZE_HELP = Cuántos números tienen q, k y v en cada cabeza. Cuanto mayor es la cabeza, mayores son las puntuaciones.
SCALE = Dividir las puntuaciones entre una potencia de
SCALE_HELP = El tamaño cuya potencia divide las puntuaciones: head_size es el tamaño de una cabeza. Usar d_model, la
    dimensión del vector de una palabra, es un error frecuente.
POWER = Dividir las puntuaciones entre { "$\\text{tamaño}^p$" }
POWER_HELP = Las puntuaciones se dividen entre un tamaño elevado a p: head_size, o d_model si se elige. Con 0 no se dividen,
    y las filas se concentran más cuanto mayores son las cabezas; con ½ se dividen entre su raíz cuadrada, como en la
    atención; con 1, entre el propio tamaño.
TEMPERATURE = Temperatura
TEMPERATURE_HELP = Las puntuaciones se dividen entre la temperatura antes de softmax. Con 0, la mayor puntuación recibe todo
    el peso, y si hay varias iguales se lo reparten. Cuanto más alta es la temperatura, más parecidos son los pesos.
MASK = Máscara
PROJECTIONS = Proyecciones
SEED = Semilla
SEED_HELP = Qué palabras, proyecciones y dropout se generan al azar. La misma semilla da los mismos números en todas partes.
TRAINING = Pasos de entrenamiento
TRAINING_HELP = 0: la cabeza aleatoria con la que empieza el entrenamiento. Solo aprenden W_Q y W_K.
POSITIONS = Posiciones
POSITIONS_HELP = Suma al vector de cada palabra su posición: senos y cosenos, o un rasgo. Sin posiciones y sin máscara, las
    palabras iguales tienen filas de pesos iguales.
BIAS = Sesgo
BIAS_HELP = Se suma un sesgo a las puntuaciones escaladas. ALiBi: una clave pierde m por cada posición que la separa de la
    consulta, si está antes; m cambia de una cabeza a otra. ALiBi simétrico: una clave posterior a la consulta pierde
    lo mismo. Press et al. 2022.
DROPOUT = Dropout
DROPOUT_HELP = La proporción de los pesos que se ponen a 0 durante el entrenamiento; los demás se multiplican por
    1 / (1 − p). Véase la etapa dropped.
TOKENS = Tokens
TOKENS_HELP = word: los signos de puntuación y los emojis son tokens aparte; se distinguen mayúsculas y minúsculas, salvo en
    las cabezas diseñadas. character: cada signo es un token.
D_MODEL = d_model
D_MODEL_HELP = Cuántos números tiene el vector de una palabra antes de proyectarlo en q, k y v.
MORE = Más: entrenamiento, posiciones, dropout, semilla
YOUR_WORDS = Tus palabras

# por qué un control no actúa sobre una fuente
RESTS =
    .by_words = lo determinan las palabras, pues cada rasgo ocupa una columna
    .trained = la cabeza entrenada tiene su propio tamaño
    .one_sentence = esta fuente lee una sola frase
    .no_positions = esta fuente no usa posiciones
    .example = lo determina el ejemplo resuelto
    .model = el modelo tiene su propio número
    .table = lo determina la tabla de vectores de palabras
    .whole_words = esta fuente lee palabras enteras

# Por qué un control no actúa; reason: de RESTS.
rests = { $control }: { $reason ->
    [by_words] { RESTS.by_words }
    [trained] { RESTS.trained }
    [one_sentence] { RESTS.one_sentence }
    [no_positions] { RESTS.no_positions }
    [example] { RESTS.example }
    [model] { RESTS.model }
    [table] { RESTS.table }
   *[whole_words] { RESTS.whole_words }
}.
sentence_help = Tus propias palabras, hasta { $most } tokens ({ $longest } en Explorar). El enlace muestra lo que escribes.
example = **Ejemplo resuelto: { $title }**
example_tokens = Tokens { $first } a { $last }; los vectores, las proyecciones y los tamaños son los del ejemplo.
LEAVE = Volver a tu propia frase
control_above = El control del paso { $step } también actúa aquí.
