### Lo que dice la página de los ejemplos resueltos: números conocidos junto a los mismos números, calculados otra vez.
TITLE = ¿Obtenemos los números que otros publicaron?
ALL_TITLE = Todos los ejemplos, calculados al abrir esta página
ONE_TITLE = Un ejemplo, paso a paso
STEPS_TITLE = Todos los pasos de este ejemplo
EXAMPLE = Ejemplo
SLIP = Conservar el error de la fuente: puntuaciones divididas entre √4, no entre √2
SLIP_HELP = Desactivado: las puntuaciones se dividen entre la raíz del ancho de una cabeza. Los números de la fuente siguen al
    lado.
STEP = Paso, de las entradas al resultado
STEP_HELP = Las flechas del teclado también cambian de paso.
GO_ON = Continuar con
GO_ON_IN = Este ejemplo continúa en
TOLERANCES = Un número coincide si se escribe con las mismas cifras, o si difiere del impreso en no más que el redondeo de su
    última cifra.
TABLES =
    .example = los números del ejemplo

## todos los ejemplos

lead = Cada ejemplo tiene entradas fijas de una lección publicada, y sus números los vuelven a calcular las mismas funciones que
    dibujan aquí todas las páginas.{ "  \u000A" }{ BADGE(lead_printed, $printed_agree) } {
    BADGE(lead_derived, $derived_agree) }{ SENTENCES($corrected) }{ "\u000A\u000A" }
lead_printed = { GROUPED($printed) } números impresos de { $examples } ejemplos { $of_printed }
lead_derived = { $derived } números más, que se deducen de los impresos, { $of_derived }
corrected = { "  \u000A" }En “{ $title }” el error de la fuente está desactivado.

# Si los números calculados son iguales a los conocidos.
verdict = { $found ->
    [exact] { $known ->
        [1] coincide
       *[other] coinciden
    } hasta la última cifra{ $printed ->
        [yes] { " " }impresa
       *[no] { "" }
    }
    [rounded] { $known ->
        [1] coincide
       *[other] coinciden
    } dentro del redondeo de su última cifra
   *[differ] **no** coinciden todos: { $wrong ->
        [one] { $wrong } número difiere
       *[other] { $wrong } números difieren
    }
}
headline = **{ $title }.** { $summary }
agreement = { BADGE(agreeing, $agrees) }
agreeing = { $right_steps } de { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
OVERVIEW =
    .example = ejemplo
    .agrees = sus pasos coinciden
DIFFERENCES =
    .step = ejemplo y paso
    .largest = diferencia máxima

## un ejemplo

about_example = { headline } { agreement }{ "  \u000A" }:gray[entradas:] { $recipe }

# Una entrada; batch: cuántos ejemplos hay en ella, de los que se dibuja el primero; 0 si es uno solo.
input =
    .key = **{ WORD($input) }** { SHAPE($shape) } :gray[entrada{ $batch ->
        [0] { "" }
       *[other] , el primero de { $batch } ejemplos
    } · escala de color: de −{ SHORT($limit) } a { SHORT($limit) }]
    .alt = Entrada { $input }

# Un paso, cuántos de sus números coinciden, y la nota sobre él.
step = **{ $steps ->
    [1] El único paso
   *[other] Paso { $at } (el último es el { $last })
}: { $label }**{ "  \u000A" }{ BADGE(step_result, $step_agrees) }{ $note ->
    [none] { "" }
   *[other] { "\u000A\u000A" }{ $note }
}
step_result = { $step_agrees ->
    [yes] { $known ->
        [one] { $known } número
       *[other] { $known } números
    } { $verdict }
   *[no] { $wrong } de { $known ->
        [one] { $known } número
       *[other] { $known } números
    } { $wrong ->
        [1] difiere
       *[other] difieren
    }
}
COMPUTED = **calculado ahora** :gray[· filas y columnas contadas desde 0]
PRINTED = **impreso por su fuente**
DERIVED = **deducido de números impresos**
STEPS =
    .step = el paso y lo que calcula
    .shape = forma
    .agrees = coincide
agrees = { $agrees ->
    [yes] coincide
   *[no] difiere
}

## notas sobre los pasos

in_place = torch.allclose(xbow, c) compara cada número de este bucle con las medias y devuelve **{ $equal ->
    [yes] True
   *[no] False
}**. El bucle escribe medias en las filas que todavía tiene que leer, así que desde la fila { $row } promedia medias y difiere
    del resultado correcto hasta en { SMALL($apart) }. La fuente imprime True.

# parts: los primeros pesos de la fila 2 como fracciones; kept: los distintos pesos del token 0 desde la fila 1.
in_place_weights = La fila 2 es { LIST($parts) }, donde una media tiene ⅓, ⅓, ⅓. Cada fila sigue sumando 1, pero desde la fila
    1 el token 0 conserva { $kept }, por muchos tokens que sigan.
OR = { " " }o{ " " }
itself_or_token = { $itself ->
    [yes] sí mismo
   *[no] el token { $token }
} ({ DECIMAL($weight, digits: 4) })

# most: las claves con los mayores pesos; high, low: qué token conserva más y menos para sí mismo.
row_7 = Los mayores pesos del token 7 son para { AND($most) }. **La diagonal no vale 1**: softmax reparte un total de 1 entre
    todas las claves a las que un token puede atender. Las consultas y las claves vienen de dos proyecciones, así que la
    puntuación de un token consigo mismo no tiene por qué ser la mayor. El token { $high } conserva {
    DECIMAL($high_weight, digits: 4) } para sí, y el token { $low } solo { DECIMAL($low_weight, digits: 4) }. El token 0 solo
    puede atender a sí mismo, así que conserva { DECIMAL($first, digits: 4) }.
cut_off = Lo que imprime la fuente se corta después de { $known } de { $total } números, dentro de uno que empieza por
    0.089. El valor calculado es { $computed }.
one_by_one = La fuente imprime cinco cifras también de los números pequeños, y por eso se ve en qué orden suma float32 los 32
    productos. Aquí cada producto se suma exactamente a la suma anterior, y después se redondea la suma. El producto del
    propio torch difiere en esta máquina hasta en { SMALL($apart) }: la última cifra es distinta en { $other ->
    [one] { $other } número
   *[other] { $other } números
}.
unscaled = La fuente imprime softmax de las puntuaciones sin dividir donde debería imprimir el de las divididas. Los números
    que corresponden están en el paso { $right }.
scaled = Ninguna fuente imprime estos números: en su lugar, el paso { $wrong } tiene softmax de las puntuaciones sin dividir,
    que difiere hasta en { SMALL($apart) }.
dropped = El paso { $recipe } explica la máscara de dropout: qué pesos conserva y por qué.
keep = **La receta de la máscara de dropout.** El dropout toma los 32 bits siguientes del generador de PyTorch, { $seed }, y
    en un procesador Intel inicia con ellos otro generador: u → 1132489760 u mod (2³¹ − 1). Sus números, divididos entre
    2³¹ − 1, son { CLAUSES($uniforms) }. Un peso se conserva donde su número es menor que 1 − 0,5. Otros procesadores toman
    en su lugar 18 números del generador de PyTorch, así que anulan otros pesos y generan otra W_V.
scale = { $slips ->
    [yes] La fuente divide entre √4, la raíz cuadrada del ancho conjunto de las dos cabezas. Cada cabeza tiene ancho 2, así
        que debería dividir entre √2. Eso cambia los números de este paso hasta en { SMALL($apart) }: desactiva el error para
        verlos.
   *[no] Aquí las puntuaciones se dividen entre √2, la raíz del ancho de una cabeza. Los números de la fuente en este paso,
        divididos entre √4, difieren hasta en { SMALL($apart) }. Con √2, las salidas coinciden con
        scaled_dot_product_attention salvo { SMALL($pytorch) }.
}
