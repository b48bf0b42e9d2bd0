### Lo que dice el servidor cuando no acepta más: cada frase nombra la regla y lo que se puede hacer.
BUSY = El servidor está ocupado en este momento; esta página espera su turno.
PAGE_WAITS = En este momento se están abriendo muchas páginas. Esta se abrirá enseguida, sin que hagas nada.
LESS = Elige menos tokens, menos cabezas o un tamaño de cabeza menor.
TRIES_AGAIN = Esta página lo vuelve a intentar por sí sola.
loading = Se está cargando el modelo { $title } ({ DECIMAL($megabytes, digits: 0) } MB). Sus gráficos aparecerán por sí solos.
not_loaded = El modelo { $title } no se puede mostrar: { $reason }
failed = El modelo { $title } no se puede mostrar con este texto: su propio código terminó con un error, { $reason }. Prueba otro
    texto u otro modelo.
took_too_long = Calcular esta vista lleva más de { $seconds } segundos. { LESS }
training_too_long = Este entrenamiento no respondió en { $seconds } segundos, así que se detuvo. Recarga la página para empezarlo de nuevo; donde
    puedas elegir, una capa tarda menos que dos.
full = Este servidor está lleno: permite como máximo { $most } páginas abiertas. { TRIES_AGAIN }
too_many_of_one = Desde tu dirección hay { $most } páginas abiertas, y este servidor no permite más. { TRIES_AGAIN }
too_much = { $heads } cabezas × tamaño de cabeza { $head_size } × { $queries } consultas × { $keys } claves son
    { GROUPED($count) } multiplicaciones para las puntuaciones, y este servidor calcula como máximo { GROUPED($most) }. { LESS }
