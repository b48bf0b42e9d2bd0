// One board by itself, in a frame of another site's page: what its link shows, without a menu, controls or a session.

import {changed} from "./changed.js"
import {loadVega} from "./chart.js"
import {show} from "./class_view.js"
import * as input from "./input.js"
import * as large from "./large.js"
import {state} from "./link.js"
import * as pointer from "./pointer.js"
import * as ranges from "./ranges.js"
import {server} from "./socket.js"

const place = document.querySelector("#one_board"), {page, board, base, addresses, lang, words} = JSON.parse(place.dataset.known)
const dark = matchMedia("(prefers-color-scheme: dark)")

Object.assign(server, {base: new URL(base, location.href).href, addresses})
Object.assign(state, {words, lang, dark: dark.matches})
dark.addEventListener("change", () => { state.dark = dark.matches; changed() })
loadVega()
for (const part of [input, large, pointer, ranges]) part.listen()
const link = location.search.slice(1), {locked = "", hidden = ""} = Object.fromEntries(new URLSearchParams(link))
show(place, {page, link, boards: [board]}, {locked, hidden})
