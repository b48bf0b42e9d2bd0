### Lo que muestran los gráficos, para quien escucha una página; y los encabezados de las tablas.
HIDDEN = oculta
STAGE = Etapa

## consulta, clave, valor

MATCHES = En qué medida se corresponde cada clave con la consulta, en barras
SOFT_AND_EXACT = La salida suave, la exacta y su diferencia
SUM_SO_FAR = suma hasta aquí

## varias páginas

others = { $count } más
change = Cambio de { $part }
second_sentence = { $word }, segunda frase
x_of = x de { $word }
projection = La proyección W_{ $letter }

# role: query, key, value u output
of_words = { $picture }: una fila por palabra, su { $role ->
    [query] consulta
    [key] clave
    [value] valor
   *[output] salida
}; { $word } con borde
saturated = { $count } de { $of }
