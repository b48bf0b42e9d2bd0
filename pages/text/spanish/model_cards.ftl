### Lo que dice la página de fichas: qué usan de la atención los modelos conocidos, y la ficha de uno.
TITLE = ¿Qué atención tiene tu modelo?
lead = Todos estos modelos multiplican consultas por claves, convierten cada fila de puntuaciones en pesos mediante softmax y suman los
    valores con esos pesos. Se diferencian en cómo entran las posiciones en las puntuaciones, en cuántas cabezas comparten claves y
    valores, en qué oculta la máscara y en qué limita las puntuaciones. **Elige un modelo** para ver los números de su configuración y abrir Explorar con sus
    ajustes.
SEE = Cambia una cosa y copia el programa:
ON_EXPLORE = Verlo en Explorar
FEATURES =
    .model = modelo
    .positions = posiciones
    .heads = cabezas de consultas / de claves y valores
    .head_size = tamaño de la cabeza
    .sees = máscara
    .divisor = puntuaciones divididas entre
    .qk_norm = norma de consultas y claves
    .cap = tope suave
    .sink = sumidero
    .cached = números en la caché por token y capa
positions = { $kind ->
    [rotary] rotatorias, base { GROUPED($base) }{ $local ->
        [0] { "" }
       *[other] ; con ventana { GROUPED($local) }
    }
    [learned] vectores aprendidos
   *[relative] sesgo aprendido según la distancia
}
sees = { $causal ->
    [yes] causal
   *[no] ninguna
}{ $windows ->
    [none] { "" }
    [all] , ventana de { GROUPED($window) }
    [other] , ventana de { GROUPED($window) } en una de cada dos capas
   *[most] , ventana de { GROUPED($window) } en { $local } de cada { $of } capas
}
MODEL = el modelo
EXPLORE = en Explorar
YOURS = tu frase
NUMBERS =
    .layers = capas
    .heads = cabezas de consultas
    .key_value_heads = cabezas de claves y valores
    .head_size = tamaño de la cabeza
    .d_model = d_model
    .window = tokens en la ventana, incluido el de la consulta
    .base = base de las posiciones rotatorias
    .local_base = base en las capas con ventana
    .cap = tope suave
    .divisor = puntuaciones divididas entre
    .context = tokens como máximo
scaled = Lo que está en **negrita** difiere del modelo, para que quepa en Explorar.{ $group ->
    [1] { "" }
   *[other] { " " }Como en el modelo, { $group } cabezas de consultas comparten una cabeza de claves y valores.
}
CANT = Lo que Explorar no puede mostrar:
limit = { $name ->
    [latent] · **Claves y valores latentes:** una capa guarda { GROUPED($latent) } números de cada token, y de ellos calcula las
        claves y los valores de todas las cabezas. Las posiciones rotatorias solo hacen girar { $turned } de los { $head_size } componentes de una
        consulta y de una clave. En Explorar cada cabeza tiene sus propias claves y valores, y giran todos los componentes.
    [layers] · **Dos clases de capas:** Explorar tiene una capa, aquí una con ventana. Para la otra clase, pon la máscara en causal{ $other_base ->
        [0] { "" }
       *[other] { " " }y la base en { GROUPED($other_base) }
    }.
    [linear] · **Posiciones estiradas:** en las capas sin ventana, las posiciones se dividen entre { $stretched }, para que los textos puedan ser
        más largos que los del primer entrenamiento.
    [yarn] · **YaRN:** para textos { $stretched } veces más largos que los del primer entrenamiento, las parejas lentas giran aún más despacio,
        y las puntuaciones se multiplican por { DECIMAL($factor) }.
    [learned] · **Posiciones aprendidas:** el modelo ha aprendido un vector para cada posición. Explorar suma en su lugar senos y cosenos.
    [relative] · **Un sesgo aprendido:** cada cabeza suma a una puntuación un número que depende de la distancia entre los dos tokens. Explorar
        no suma ninguno, así que el orden no influye aquí. Este es el codificador; el decodificador es causal y atiende además a lo
        que ha leído el codificador.
    [undivided] · **Consultas más pequeñas:** T5 no divide las puntuaciones, porque los números de W_Q empiezan siendo más pequeños en ese mismo
        factor, √{ $head_size }. Los de las proyecciones aleatorias de Explorar no, así que aquí las puntuaciones son mayores que en un
        T5 sin entrenar.
    [gain] · **Factores aprendidos:** después de la norma, el modelo multiplica cada componente de consultas y claves por un número que ha
        aprendido.
    [sink] · **Sumideros aprendidos:** cada cabeza ha aprendido la puntuación de su sumidero. En Explorar es 0 en todas las cabezas.
    [biases] · **Sesgos:** el modelo suma un vector aprendido a todas las consultas, otro a todas las claves y otro a todos los valores.
   *[experts] · **Expertos:** las capas feed-forward eligen entre expertos. Eso no cambia nada en la atención.
}
WEIGHTS = · **Pesos entrenados:** las proyecciones de Explorar son aleatorias, así que el patrón no tiene significado.
SOURCES = Fuentes:
CONFIG = config.json
CODE = código
