### Qué significan los términos del campo, cada uno en una frase; un término se explica donde un paso lo nombra por primera vez.

# término → cómo se escribe en una frase, sus formas entre barras; un término va antes de los que contiene
FORMS =
    .attention_weight = pesos de atención | peso de atención
    .head_size = head_size | tamaño de cabeza
    .softmax = softmax
    .temperature = temperatura
    .projection = proyecciones | proyección
    .variance = varianza
    .gradient = gradiente
    .d_model = d_model
    .vectors = vectores
    .vector = vector
    .mlp = MLP
    .residual = conexión residual | residual
    .queries = consultas
    .query = consulta
    .keys = claves
    .key = clave
    .values = valores
    .value = valor
    .score = puntuaciones | puntuación
    .weights = pesos
    .heads = cabezas
    .head = cabeza
    .layers = capas
    .layer = capa
    .causal_mask = máscara causal
    .equivariance = equivarianza por permutaciones | equivarianza
    .mask = máscara
    .token = tokens | token

# término → su significado
MEANINGS =
    .attention_weight = La parte de la atención de una consulta que recibe una clave: de 0 a 1. Los pesos de una fila suman 1.
    .head_size = Cuántos números tienen q, k y v en una cabeza.
    .softmax = Convierte puntuaciones en pesos: aplica la exponencial a cada puntuación y divide entre la suma de las
        exponenciales.
    .temperature = El número entre el que se dividen las puntuaciones antes de softmax: si es bajo, un peso se hace grande; si es
        alto, todos son casi iguales.
    .projection = Una matriz que transforma el vector de una palabra en otro: W_Q da su consulta, W_K su clave y W_V su valor.
    .variance = Cuánto se dispersan unos números: la media de los cuadrados de sus distancias a la media.
    .gradient = Cuánto cambia la pérdida, el error del modelo, con cada número: el entrenamiento cambia los números en el
        sentido contrario.
    .d_model = Cuántos números tiene el vector de una palabra.
    .vectors = Listas de números.
    .vector = Una lista de números.
    .mlp = Una pequeña red que transforma el vector de cada palabra por separado: dos matrices con una función no lineal en
        medio.
    .residual = El camino por el que x pasa de largo junto a una capa: la salida de la capa se suma a x.
    .queries = Lo que buscan las palabras: un vector por palabra, calculado con W_Q. En inglés, queries.
    .query = Lo que busca una palabra: un vector, calculado con W_Q. Se compara con cada clave. En inglés, query.
    .keys = Lo que las palabras ofrecen a las consultas: un vector por palabra, calculado con W_K. En inglés, keys.
    .key = Lo que una palabra ofrece a las consultas: un vector, calculado con W_K. En inglés, key.
    .values = Lo que transmiten las palabras cuando se atiende a ellas: un vector por palabra, calculado con W_V. En inglés,
        values.
    .value = Lo que transmite una palabra cuando se atiende a ella: un vector, calculado con W_V. En inglés, value.
    .score = Cuánto encaja una consulta con una clave: la suma de los productos de sus números, q · k.
    .weights = Aquí: los pesos de atención, el resultado de softmax. Están entre 0 y 1, y cada fila suma 1.
    .heads = Las partes de una capa que atienden una al lado de otra, cada una con sus propias proyecciones y pesos.
    .head = Una de las partes de una capa que atienden una al lado de otra: tiene sus propias proyecciones y pesos.
    .layers = Rondas de atención, una tras otra: cada una parte de las salidas de la anterior.
    .layer = Una ronda de atención, con todas sus cabezas; la siguiente parte de sus salidas. En un modelo completo incluye un MLP.
    .causal_mask = Oculta a cada consulta todas las palabras que están después de ella.
    .equivariance = Si se reordenan las filas de la entrada, las filas de la salida se reordenan del mismo modo.
    .mask = Dice a qué claves puede atender una consulta. Una clave oculta recibe la puntuación −∞ y, por tanto, el peso 0.
    .token = Un trozo de texto con el que trabaja la atención: una palabra, un signo de puntuación o un carácter.
