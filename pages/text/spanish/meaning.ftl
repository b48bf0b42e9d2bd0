### Una frase con arcos, y adónde lleva la atención una palabra: hacia unas palabras, lejos de otras, en un mapa.

# head: none si solo hay una; selects: si un clic selecciona una palabra; left_out: palabras de una frase larga, sin dibujar
arcs = **A qué atiende { QUERY($query) }** :gray[{ $head ->
    [none] { "" }
   *[other] cabeza { $head } ·{ " " }
}flecha más gruesa: mayor peso{ $selects ->
    [yes] { " " }· selecciona una palabra
   *[no] { "" }
}{ $left_out ->
    [0] { "" }
    [one] { " " }· sin una palabra de menor peso
   *[other] { " " }· sin { $left_out } palabras de menor peso
}]
# keys: las que no están ocultas; count: cuántas
arcs_alt = { $count ->
    [0] La frase sin ninguna flecha: todas las claves están ocultas para { $query }
   *[other] La frase, con una flecha desde { $query } hasta cada una de estas: { AND($keys) }
}

# towards, away: palabras, primero el mayor cambio; goes, leaves: si hay alguna
moves = La salida { $goes ->
    [no] { $leaves ->
        [no] mueve { QUERY($query) }
       *[other] **aleja** { QUERY($query) } **de** { DOTS($away) }
    }
   *[other] mueve { QUERY($query) } **hacia** { DOTS($towards) }{ $leaves ->
        [no] { "" }
       *[other] { " " }y la **aleja de** { DOTS($away) }
    }
}.
chance = { $by_chance ->
    [word] { QUERY($query) } no está entre las palabras inglesas que conoce esta cabeza, así que su vector es aleatorio y su
        movimiento no significa nada.
   *[keys] La mayor parte de lo que toma { QUERY($query) } viene de palabras que esta cabeza no conoce. Sus vectores son
        aleatorios, así que su movimiento no significa nada.
}
stays = La salida no mueve { QUERY($query) } hacia ninguna palabra frecuente ni la aleja de ninguna.
MAP_ABOUT = Cada palabra está donde apunta su vector, en el plano que pasa por dos grupos de palabras, en cursiva. Las líneas son
    tan gruesas como los pesos. La flecha va del propio vector x de la palabra a x + salida. Señala una palabra, una línea o la
    flecha para leer sus números: un lugar es el coseno con cada eje, y un giro es el cambio de dirección.
map = **Un mapa de significados:** adónde lleva la atención { QUERY($query) }
# words: las de los dos grupos; count: cuántas
map_alt = Un mapa de las palabras de la frase{ $count ->
    [0] { "" }
   *[other] { " " }entre { AND($words) }
}, con una flecha desde { $query } hasta donde la lleva la atención
# rótulos del mapa: de una palabra, de su línea, de la flecha
map_tip = { $word }: lugar { DECIMAL($across, digits: 4) } en horizontal, { DECIMAL($upwards, digits: 4) } en vertical
map_weight = { $word }: peso { DECIMAL($weight, digits: 4) }
map_move = { $word }, de x a x + salida: { DECIMAL($share, digits: 4) } de su giro está en este plano
map_near = coseno con { AND($group) }: { DECIMAL($before, digits: 4) } → { DECIMAL($after, digits: 4) }
MAP_FOLD = Qué muestra el mapa, y sus dos grupos de palabras
MAP_LEFT = Palabras a la izquierda
MAP_RIGHT = Palabras a la derecha
MAP_HELP = De una a tres palabras, separadas por comas, como “animal, bird”. Si el campo está vacío, aquí están las palabras de las
    que se aleja la palabra seleccionada (izquierda) o hacia las que se mueve (derecha).
LIMITS = Esta cabeza no conoce ni el orden ni la gramática: “dog bites man” y “man bites dog” dan a cada palabra la misma salida.
    Los sentidos raros pierden frente a los frecuentes. Un modelo de lenguaje tiene muchas capas para lo que una sola cabeza no
    puede hacer.

## la tabla del mapa

map_x = { $word }: x
# sentence: none si solo hay una
map_after = { $word }: x + salida{ $sentence ->
    [none] { "" }
   *[other] { " " }en “{ $sentence }”
}
