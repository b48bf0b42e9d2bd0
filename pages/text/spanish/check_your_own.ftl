### Lo que dice la página donde se comprueban los tensores de una atención: el archivo, el veredicto, sus pruebas.
TITLE = ¿Es correcta tu propia atención?
lead = Guarda los tensores de una llamada de tu atención y sube el archivo. La página vuelve a calcular la atención a partir de tus q, k y
    v, y después comete a propósito cada error conocido: el que produce tus números es muy probablemente el que hay en tu
    código. El servidor guarda los tensores solo en la memoria de tu sesión, que termina algún tiempo después de cerrar la
    página, y no los pasa a nadie.
UPLOAD = Tus tensores
UPLOAD_HELP = Un archivo .npz, .npy o .safetensors de 16 MB como máximo: q, k, v, y weights u output, o ambos; si los hay, mask (True o 1:
    puede atender) y bias. Un archivo .npy contiene un solo tensor, así que sube varios: q.npy, k.npy, etcétera.
PASTE = O pega tensores impresos
PASTE_HELP = Imprime cada tensor con su nombre y todos sus números, y pega la salida como en el ejemplo. Los números impresos están
    redondeados, así que una diferencia solo cuenta si es mayor que el redondeo. Tras esta línea, torch imprime todos los números
    con más cifras:
PASTED = Tensores pegados
PASTED_TENSORS = tus tensores pegados
SAMPLE = O prueba una llamada cuyo veredicto se conoce
SAMPLES =
    .right = Ningún error
    .subtle = Un error sutil
    .two = Dos errores
NOTHING = Sube un archivo o elige una de las llamadas conocidas.
about = Veredicto sobre { $files }:
about_sample = Veredicto sobre la llamada conocida “{ $name }”, no sobre un archivo tuyo:
CANNOT = Esto no se puede comprobar
# Why a file isn’t opened; kind: pickle or other; cell: CELL_TITLE.
refused = { $kind ->
    [pickle] { $name } es probablemente un pickle, como los que escribe torch.save. Abrir un pickle puede ejecutar cualquier código que alguien haya
        puesto en él, así que esta página no abre ninguno. Guarda los tensores con la celda de “{ $cell }”.
   *[other] { $name } no se abre: la página lee archivos cuyos nombres terminan en { $endings }. La celda de “{ $cell }” guarda uno.
}
CELL_TITLE = ¿Cómo guardo mis tensores?
CELL = Copia esta celda en tu programa, después de la línea que calcula la salida. Los ejes de q, k y v son (lote, cabezas, tokens,
    anchura). Quita los pesos o la salida si tu código no los tiene, y añade "mask" (True: puede atender) o "bias" si los hay.
too_large = Esta llamada necesita { GROUPED($needed) } multiplicaciones (ejemplos × cabezas × consultas × claves × anchura), y la página
    calcula como máximo { GROUPED($most) }: guarda menos ejemplos o tokens, o ejecuta “python -m attn_core diagnose FILE” en tu máquina
no_matrix = weights debe tener un eje de consultas, otro de claves y al menos un número, pero tiene la forma { $shape }

## cómo se leyó el archivo

READ = ¿Cómo se leyeron los tensores?
AS_NAMED = Cada tensor estaba bajo su propio nombre, con los ejes en el orden habitual.
TOKENS_FIRST = q, k y v son (lote, tokens, cabezas, anchura)
TOKENS_FIRST_HELP = Desactivado: el orden es (lote, cabezas, tokens, anchura), salvo que la forma de los pesos muestre que los tokens van primero.
LAYOUT = Si los ejes de tu archivo están en el orden (lote, tokens, cabezas, anchura), activa el interruptor de “{ READ }”.
LAYER = Capa de la pila
EXAMPLE = Ejemplo del lote
HEAD = Cabeza
renamed = { $name } es lo que llamas “{ WORD($called) }”.
turned = { $names } se leen como (lote, tokens, cabezas, anchura).

## el veredicto

attention = Esto es atención { $mask }; las puntuaciones se multiplican por 1/√head_size = { $scale }.
MASKS =
    .given = con tu máscara
    .none = sin máscara
    .causal = con una máscara causal
    .causal_lower_right = con una máscara causal que termina en la última clave
SCOPE = La comprobación empieza en q, k y v y termina en los pesos o la salida de que dispone: lo que produce q, k y v, como las
    proyecciones, la división en cabezas o las posiciones rotatorias, aún puede estar mal, y también todo lo que sigue.
assumed = Entre los tensores no hay ninguna máscara, así que la página probó la atención sin máscara y con una máscara causal. Este veredicto
    se refiere a la atención { $mask }.
NEXT = Comprueba que todos los tensores son de la misma llamada, que entre ellos están la máscara y el sesgo, si los hay, y que el
    dropout está desactivado: model.eval(). Mira después las celdas que más difieren.
wrong = Esto no es atención. { $found ->
    [one] Un error explica todos los números.
    [two] Dos errores juntos explican todos los números.
    [several] { $count } explicaciones encajan igual de bien: compara sus líneas con tu código.
   *[none] Ningún error conocido explica los números.
}
BUGS =
    .one = este error
    .two = estos dos errores
# before: how far the numbers are from attention; after: the same once the bugs are made; bugs: one of BUGS
fits = { $found ->
    [infinite] Algunos de tus números son NaN o infinitos, a diferencia de los de la atención. De la atención con { $bugs }, tus números
        difieren solo en { $after }, que es redondeo.
    [exact] Tus números difieren de la atención hasta en { $before }, pero son exactamente los de la atención con { $bugs }.
   *[rounding] Tus números difieren de la atención hasta en { $before }, pero de la atención con { $bugs } difieren solo en
        { $after }, que es redondeo.
}
CHANGE = **Las líneas que hay que cambiar:** − es lo que tu código parece hacer, + es lo correcto.
MORE = Más explicaciones
REPORT = El informe de attn_core, en inglés
SEE = Verlo en una frase:
ALONE = Hay pesos sin q, k ni v, así que no se puede decir si son correctos: eso depende de las puntuaciones, que salen de q
    y k. Aun así, de cada fila se puede decir si suma 1 y en cuántas claves se concentra.

## las pruebas

SHARPNESS = ¿Cuánto se concentra cada fila?
EVIDENCE = ¿Dónde se ve?
where = La cabeza { $head } del ejemplo { $example } difiere de la atención en { $all ->
    [one] su única fila
    [yes] las { $of } filas
   *[no] { $rows } de { $of } filas ({ $listed })
}, sobre todo en la consulta { $query }, { $shows ->
    [weights] clave
   *[output] componente
} { $column }: { $theirs } en lugar de { $right }.
nowhere = La cabeza { $head } del ejemplo { $example } coincide con la atención en todas las celdas.
scale = escala de color de { $low } a { $high }
UNDEFINED = indefinido
PICTURES =
    .weights_right = Pesos correctos
    .weights_theirs = Tus pesos
    .weights_difference = Tuyos − correctos
    .output_right = Salida correcta
    .output_theirs = Tu salida
    .output_difference = Tuya − correcta
AXES = Las filas son consultas, las columnas son claves.
HIDDEN = Un punto es una celda que la máscara oculta.
MARKED = Los marcos señalan la celda que más difiere y su fila.
LEAKS = Un marco de puntos señala peso en una clave que la máscara oculta.
AGREES = Los pesos coinciden con la atención en todas las celdas, pero la salida no:
AXES_OF_OUTPUT = Las filas son consultas, las columnas son las componentes de la salida.
LARGEST = Las celdas que más difieren
CELLS =
    .query = consulta
    .key = clave
    .component = componente
    .right = correcto
    .theirs = tuyo
ROWS =
    .query = consulta
    .sum = suma
    .keys = claves efectivas
    .entropy = entropía
    .largest = mayor peso
sharp = { $found ->
    [none] Ninguna fila de esta cabeza puede ser de pesos: cada una tiene un número negativo o que no es finito, o no suma 1.
    [all] Cada fila de esta cabeza suma 1 y atiende efectivamente a entre { DECIMAL($least, digits: 1) } y { DECIMAL($most, digits: 1) } de { $keys } claves.
   *[some] Solo en { $rows } de { $of } filas de esta cabeza puede haber pesos; las demás tienen un número negativo o que no es finito, o
        no suman 1. Una fila que puede ser de pesos atiende efectivamente a entre { DECIMAL($least, digits: 1) } y
        { DECIMAL($most, digits: 1) } de { $keys } claves.
}

# lo que se notifica además: el nombre de un error → su título, y qué hacer en su lugar, para cada nombre
TITLES =
    .scaled_twice = Divididas entre head_size, sin la raíz
    .multiplied_by_the_root = Multiplicadas por √head_size
    .other_scale = Otra escala
    .softmax_over_heads = Softmax sobre las cabezas
    .softmax_over_examples = Softmax sobre los ejemplos
    .softmax_twice = Softmax aplicada dos veces
    .no_softmax = Sin softmax
    .fill_too_small = Puntuaciones ocultas con un número demasiado grande
    .mask_lost = La máscara no se aplica
    .mask_transposed = La máscara está transpuesta
    .causal_from_the_last_key = Máscara causal desde la última clave
    .mask_one_key_too_far = Máscara una clave más allá
    .mask_one_key_too_near = Máscara una clave más acá
    .own_key_hidden = La clave propia está oculta
    .window_one_too_wide = Ventana una clave más ancha
    .window_one_too_narrow = Ventana una clave más estrecha
    .window_wider_on_both_sides = Ventana más ancha a ambos lados
    .window_narrower_on_both_sides = Ventana más estrecha a ambos lados
    .bias_lost = El sesgo no se suma
    .bias_before_scale = Sesgo sumado antes de escalar
    .values_are_keys = Claves en lugar de valores
    .heads_and_tokens_swapped = Cabezas y tokens intercambiados
    .examples_and_tokens_swapped = Ejemplos y tokens intercambiados
ADVICE =
    .no_scaling = Las puntuaciones no se escalan; divídelas entre la raíz de la anchura de una cabeza,
        math.sqrt(head_size).
    .model_scale = Las puntuaciones se dividen entre la raíz de d_model; divide entre la de la anchura de una cabeza,
        math.sqrt(head_size).
    .scale_of_another_width = Las puntuaciones se dividen entre 8, la raíz de un tamaño de cabeza de 64; divide entre la raíz
        del tamaño de esta cabeza, math.sqrt(head_size).
    .scaled_twice = Las puntuaciones se dividen entre la anchura de una cabeza, head_size: o falta la raíz,
        math.sqrt(head_size), o se escalan dos veces; scaled_dot_product_attention escala por sí misma, así que pásale
        q tal como es.
    .multiplied_by_the_root = Las puntuaciones se multiplican por la raíz de la anchura de una cabeza; divide entre
        ella.
    .other_scale = Las puntuaciones se multiplican por un número distinto de 1 / math.sqrt(head_size).
    .wrong_axis = La softmax recorre las consultas; debe recorrer las claves, el último eje: dim=-1.
    .softmax_over_heads = La softmax recorre las cabezas; debe recorrer las claves, el último eje: dim=-1.
    .softmax_over_examples = La softmax recorre los ejemplos del lote; debe recorrer las claves, el último eje: dim=-1.
    .softmax_twice = La softmax se aplica dos veces: eso casi iguala los pesos y también da alguno a las claves ocultas;
        aplícala una vez.
    .no_softmax = Las propias puntuaciones se usan como pesos; falta la softmax.
    .dropout_before_softmax = El dropout se aplica a las puntuaciones; una puntuación de 0 aún tiene peso, así que
        aplícalo a los pesos.
    .dropped_returned = Se devuelven los pesos tal como los dejó el dropout; devuelve los anteriores.
    .dropout_in_evaluation = El dropout está activo; fuera del entrenamiento, su probabilidad debe ser 0. model.eval() no
        llega a scaled_dot_product_attention: fuera del entrenamiento, pásale dropout_p=0.0.
    .mask_swapped = La máscara oculta las claves a las que se puede atender; True y False están intercambiados, así que
        inviértela con ~.
    .zero_fill = Las puntuaciones ocultas se ponen a 0, y e elevado a 0 es 1; ponlas a -inf antes de la softmax.
    .cap_after_mask = El tope se aplica después de la máscara y convierte -inf en una puntuación finita; limita primero
        las puntuaciones y enmascáralas después.
    .fill_too_small = Las puntuaciones ocultas se ponen a un número que aún les deja peso; ponlas a -inf antes de la
        softmax.
    .finite_fill = Una consulta que no puede atender a ninguna clave reparte su peso entre todas, pues todas sus
        puntuaciones tienen el mismo relleno finito; rellena con -inf y pon a 0 los pesos de esas filas.
    .float_mask_added = La máscara se suma a las puntuaciones como 1 y 0; pásala como booleanos, o suma 0 y -inf.
    .mask_after_softmax = La máscara se aplica después de la softmax, así que las filas ya no suman 1; aplícala a las
        puntuaciones.
    .blind_row = Una consulta que no puede atender a ninguna clave tiene NaN, pues la softmax divide 0 entre 0; pon a 0
        los pesos de esas filas.
    .padded_rows = El relleno está oculto como consulta; ocúltalo como clave, en las columnas de la máscara.
    .padding_on_the_wrong_side = La máscara oculta claves en un extremo, pero el relleno está en el otro; oculta en su
        lugar las claves del relleno.
    .context_length = La máscara está recortada de las filas equivocadas de otra mayor; la fila 0 de la máscara es la de
        la primera consulta.
    .mask_repeated = Las máscaras de los ejemplos se reparten por turnos entre las cabezas; pero las cabezas de un
        ejemplo van juntas, así que repite cada máscara con repeat_interleave(heads, dim=0).
    .mask_lost = La máscara no se aplica; pásala, y pon las puntuaciones ocultas a -inf antes de la softmax.
    .mask_transposed = La máscara está transpuesta; sus filas son las consultas, sus columnas las claves.
    .causal_from_the_first_key = La máscara causal empieza en la primera clave; con una caché de claves va en la esquina
        inferior derecha: tril(diagonal=Tk - Tq).
    .causal_from_the_last_key = La máscara causal termina en la última clave; en esta llamada la primera consulta
        solo ve la primera clave: tril().
    .mask_one_key_too_far = Cada consulta ve una clave de más, después de las que puede ver; retrasa la diagonal en uno.
    .mask_one_key_too_near = A cada consulta le falta la última clave que puede ver; adelanta la diagonal de la máscara
        en uno.
    .own_key_hidden = Ninguna consulta ve su propia clave; la diagonal pertenece a la máscara causal: tril(), no
        tril(diagonal=-1).
    .window_one_too_wide = La ventana llega una clave demasiado atrás.
    .window_one_too_narrow = La ventana termina una clave demasiado pronto en el lado de la primera clave.
    .window_wider_on_both_sides = La ventana es una clave demasiado ancha a cada lado.
    .window_narrower_on_both_sides = La ventana es una clave demasiado estrecha a cada lado.
    .bias_lost = El sesgo no se suma; súmalo a las puntuaciones escaladas, antes de la softmax.
    .bias_before_scale = El sesgo se suma antes de escalar las puntuaciones, así que también se escala; escala las
        puntuaciones y después súmalo.
    .split_without_transpose = Las cabezas se separan solo con view, que corta a lo largo de los tokens; separa las
        columnas y después transpón: view(T, heads, head_size).transpose(0, 1).
    .join_without_transpose = Las cabezas se unen solo con view, que mezcla tokens; transpón primero y después cambia la
        forma.
    .heads_averaged = Los pesos están promediados sobre las cabezas; nn.MultiheadAttention lo hace si no se le pasa
        average_attn_weights=False.
    .every_head_the_first = Cada cabeza lee las columnas de la cabeza 0; la cabeza h debe leer las que van desde
        h * head_size.
    .groups_tiled = Las cabezas compartidas de claves y valores se repiten por turnos; pero las cabezas de consultas
        vecinas comparten una, así que repite cada una con repeat_interleave a lo largo del eje de las cabezas, dim=-3
        de (..., cabezas, tokens, anchura).
    .fused_split_in_blocks = El producto conjunto de q, k y v se separa en tres bloques, pero sus columnas van cabeza por
        cabeza; léelo como (heads, 3, head_size), no como (3, heads, head_size).
    .values_are_keys = Los pesos se aplican a las claves; aplícalos a los valores.
    .heads_and_tokens_swapped = q, k y v parecen (..., tokens, cabezas, anchura): pasa q.transpose(-3, -2), y lo mismo
        con k, v y la salida. Si son (..., cabezas, tokens, anchura), el código atiende entre cabezas: le falta un
        transpose o le sobra uno.
    .examples_and_tokens_swapped = Los ejes de ejemplos y tokens están intercambiados, así que cada token atiende a
        otros ejemplos; una capa de torch toma primero los tokens si no se crea con batch_first=True.
    .batch_and_time_mixed = Un view mueve el eje de los ejemplos, lo que mezcla tokens de ejemplos distintos; transpón
        en su lugar.
    .no_positions = Las consultas y las claves se hacen de palabras sin posiciones; suma primero las posiciones.
