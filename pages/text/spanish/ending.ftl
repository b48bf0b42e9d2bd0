### El final de Aprender: qué se ha aprendido y cómo se puede seguir.
###
### Las lecciones aún están en inglés, y sus títulos también.
TITLE = Lo que has aprendido
NEXT = Cómo seguir:

# página → el rótulo de su enlace
WAYS =
    .models = Leer un modelo entrenado
    .practice = Responder a cinco preguntas
    .explore = Explorar todos los ajustes
    .loops = Los mismos números en bucles
OPERATE = Intervenir tú en el modelo
OFFER = ¿Prefieres que te guíen las preguntas?
