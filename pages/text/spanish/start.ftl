### Lo que dice la página Inicio.
DEFINITION = Con la atención, cada palabra reúne información de otras palabras.
FOLLOW = Selecciona una fila para seguir otra palabra.
LEAD = Aquí cada palabra busca la palabra anterior. { FOLLOW }
match = ## 1  Comparar{ "\u000A\u000A" }{ QUERY($query) } tiene una consulta (query), y cada palabra tiene una
    { KEY("clave") } (key). La **puntuación** (score) indica en qué medida se corresponden.
