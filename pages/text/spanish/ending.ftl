### El final de Aprender: qué se ha aprendido y cómo se puede seguir.
TITLE = Lo que has aprendido
NEXT = Qué viene después:

# página → el rótulo de su enlace
WAYS =
    .models = Leer un modelo entrenado
    .practice = Responder a cinco preguntas
    .explore = Explorar todos los ajustes
    .loops = Los mismos números en bucles
LESSON = Atención en diez minutos
LESSON_OF_MODEL = Una lección en cinco partes: Cabezas de un modelo entrenado
OPERATE = Intervenir tú en el modelo
OFFER = ¿Prefieres que te guíen unas preguntas?

# qué se ha aprendido, una línea por página
LINES =
    .averaging = Con la atención, cada palabra reúne información de otras palabras: su salida es una suma ponderada de sus valores.
    .query_key_value = Una puntuación es el producto escalar de una consulta y una clave. Softmax convierte las puntuaciones de una
        fila en pesos que suman 1.
    .sharpness = Las puntuaciones se dividen entre $\sqrt{ "{" }\text{ "{" }head\_size{ "}" }{ "}" }$, para que una cabeza ancha no dé todo a una clave por azar.
    .masks = Una máscara pone puntuaciones a −∞ antes de softmax, así que una clave oculta recibe peso 0 y los demás pesos siguen
        sumando 1.
    .order_and_batch = La atención sola no distingue el orden de las palabras, así que a sus vectores se les suman posiciones.
    .heads = Cada cabeza puede seguir una relación propia. $W_O$ mezcla lo que encuentran, y la capa siguiente parte de ello.
    .whole_model = Cada capa suma su salida a x, y la última x da los logits de la palabra siguiente.
    .todays_models = Las posiciones rotatorias hacen girar consultas y claves, y las cabezas compartidas reducen la caché; la salida sigue siendo una suma ponderada de valores.
