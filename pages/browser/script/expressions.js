// Vega's expressions as functions that are put together from functions: no text becomes code, as the page's policy demands.
// Vega takes them as its option expr. Its own interpreter goes through an expression at each call, which takes 3 times as long.

const OPERATORS = {
  "+": (a, b) => a + b, "-": (a, b) => a - b, "*": (a, b) => a * b, "/": (a, b) => a / b, "%": (a, b) => a % b,
  ">": (a, b) => a > b, "<": (a, b) => a < b, ">=": (a, b) => a >= b, "<=": (a, b) => a <= b,
  "==": (a, b) => a == b, "!=": (a, b) => a != b, "===": (a, b) => a === b, "!==": (a, b) => a !== b,
}
const SIGNS = {"+": a => +a, "-": a => -a, "!": a => !a}
const CONSTANTS = {NaN, E: Math.E, PI: Math.PI, MIN_VALUE: Number.MIN_VALUE, MAX_VALUE: Number.MAX_VALUE}
const FUNCTIONS = {
  isNaN: Number.isNaN, isFinite: Number.isFinite, length: a => a.length, lower: a => String(a).toLowerCase(),
  upper: a => String(a).toUpperCase(), trim: a => String(a).trim(), indexof: (a, part) => a.indexOf(part),
  slice: (a, ...range) => a.slice(...range), join: (a, ...between) => a.join(...between), parseFloat, parseInt,
}
for (const name of ["abs", "ceil", "exp", "floor", "log", "max", "min", "pow", "round", "sqrt"]) FUNCTIONS[name] = Math[name]
const OF_AN_EVENT = ["view", "item", "group", "xy", "x", "y"]
const data = value => typeof value === "function" ? undefined : value  // a member that could be called is none

const KINDS = {  // a part of an expression → a function of d, s, e, i: the datum, the signals, the event and the item
  Literal: ({value}) => () => value,
  Identifier({name}) {
    const own = {datum: d => d, event: (d, s, e) => e, item: (d, s, e, i) => i}
    const constant = CONSTANTS[name], signal = `$${name}`
    return own[name] ?? (constant === undefined ? (d, s) => s[signal] : () => constant)
  },
  MemberExpression({object, property, computed}, functions) {
    const whole = made(object, functions), name = property.name
    if (!computed) return (d, s, e, i) => data(whole(d, s, e, i)[name])
    const place = made(property, functions)
    return (d, s, e, i) => data(whole(d, s, e, i)[place(d, s, e, i)])
  },
  CallExpression(node, functions) {
    const name = node.callee.name.replace(/^_/, ""), parts = node.arguments.map(each => made(each, functions))
    const [first, second, third] = parts
    if (name === "if") return (d, s, e, i) => first(d, s, e, i) ? second(d, s, e, i) : third(d, s, e, i)
    if (OF_AN_EVENT.includes(name)) return (d, s, e, i) => first ? e.vega[name](first(d, s, e, i)) : e.vega[name]()
    const call = functions[name] ?? FUNCTIONS[name]
    if (!call) throw new Error(`Charts have no function ${name}.`)
    if (parts.length > 3) return (d, s, e, i) => call.apply(functions, parts.map(part => part(d, s, e, i)))
    if (third) return (d, s, e, i) => call.call(functions, first(d, s, e, i), second(d, s, e, i), third(d, s, e, i))
    if (second) return (d, s, e, i) => call.call(functions, first(d, s, e, i), second(d, s, e, i))
    return first ? (d, s, e, i) => call.call(functions, first(d, s, e, i)) : () => call.call(functions)
  },
  ArrayExpression({elements}, functions) {
    const parts = elements.map(each => made(each, functions))
    return (d, s, e, i) => parts.map(part => part(d, s, e, i))
  },
  ObjectExpression({properties}, functions) {
    const parts = properties.map(({key, value}) => [key.name ?? key.value, made(value, functions)])
    return (d, s, e, i) => Object.fromEntries(parts.map(([name, part]) => [name, data(part(d, s, e, i))]))
  },
  BinaryExpression({operator, left, right}, functions) {
    const call = OPERATORS[operator], a = made(left, functions), b = made(right, functions)
    if (!call) throw new Error(`Charts have no operator ${operator}.`)
    return (d, s, e, i) => call(a(d, s, e, i), b(d, s, e, i))
  },
  UnaryExpression({operator, argument}, functions) {
    const call = SIGNS[operator], a = made(argument, functions)
    return (d, s, e, i) => call(a(d, s, e, i))
  },
  ConditionalExpression({test, consequent, alternate}, functions) {
    const [either, yes, no] = [test, consequent, alternate].map(each => made(each, functions))
    return (d, s, e, i) => either(d, s, e, i) ? yes(d, s, e, i) : no(d, s, e, i)
  },
  LogicalExpression({operator, left, right}, functions) {
    const a = made(left, functions), b = made(right, functions)
    if (operator === "&&") return (d, s, e, i) => a(d, s, e, i) && b(d, s, e, i)
    return (d, s, e, i) => a(d, s, e, i) || b(d, s, e, i)
  },
}

function made(node, functions) {
  if (!Object.hasOwn(KINDS, node.type)) throw new Error(`Charts have no expression of the kind ${node.type}.`)
  return KINDS[node.type](node, functions)
}

function place(item, channels, swaps) {  // what two ends, or a middle, say of where a mark stands: as Vega does it
  for (const [low, high, middle, size] of [["x", "x2", "xc", "width"], ["y", "y2", "yc", "height"]]) {
    if (channels[high]) {
      if (channels[low]) {
        if (swaps && item[low] > item[high]) [item[low], item[high]] = [item[high], item[low]]
        item[size] = item[high] - item[low]
      } else item[low] = item[high] - (item[size] || 0)
    }
    if (channels[middle]) item[low] = item[middle] - (item[size] || 0) / 2
  }
}

export const expressions = {
  operator({functions}, {ast}) {
    const value = made(ast, functions)
    return signals => value(undefined, signals)
  },
  parameter: ({functions}, {ast}) => made(ast, functions),
  event({functions}, {ast}) {
    const value = made(ast, functions)
    return event => value(undefined, undefined, event)
  },
  handler({functions}, {ast}) {
    const value = made(ast, functions)
    return (signals, event) => value(event.item?.datum, signals, event)
  },
  encode({functions}, {marktype, channels}) {
    const values = Object.entries(channels).map(([name, {ast}]) => [name, made(ast, functions)])
    const swaps = ["group", "image", "rect"].includes(marktype)
    return (item, signals) => {
      let changed = 0
      for (const [name, value] of values) {
        const now = value(item.datum, signals, undefined, item)
        if (item[name] !== now) { item[name] = now; changed = 1 }
      }
      if (marktype !== "rule") place(item, channels, swaps)
      return changed
    }
  },
}
