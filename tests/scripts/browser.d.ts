// What the scripts keep in their objects and in elements, and what the compiler doesn't know of the browser.

import {Board} from "../../pages/browser/script/board.js"
import {Chart} from "../../pages/browser/script/chart.js"
import {Piece} from "../../pages/browser/script/piece.js"

declare module "../../pages/browser/script/board.js" {
  interface Board {
    root: HTMLElement
    name: string
    page: string
    pieces: Map<string, Piece>
    cells: Map<string, HTMLElement>
    component: {setTriggerValue(trigger: string, value: unknown): void}
    inView: boolean
    near: boolean
    wanted: boolean
    shows: string | null
    waiting: boolean
    arrangement: string
    brought: {content: any, key: string} | null
    presses: (() => void)[]
  }
}

declare module "../../pages/browser/script/chart.js" {
  interface Chart {
    element: HTMLElement
    place: string | null
    form?: string
    about: Record<string, any>
    picture?: HTMLElement
    view?: any
    marks: number
  }
}

declare module "../../pages/browser/script/piece.js" {
  interface Piece {
    hash?: string
    about: {kind: string, [more: string]: unknown}
    hashes: Map<string, string>
    tables: Record<string, any>
    chart?: Chart
  }
}

declare global {
  type AnyEvent = Event & Partial<PointerEvent & KeyboardEvent>

  function vegaEmbed(element: Element, spec: object, options: object): Promise<any>

  interface EventTarget {  // the document has neither
    closest?: Element["closest"]
    matches?: any
  }

  interface Element extends HTMLOrSVGElement, ElementCSSInlineStyle {  // of HTML or SVG
    board?: Board
    chart?: Chart
    closest<E extends Element = HTMLElement>(selectors: string): E | null
  }

  interface HTMLElement {  // selectors find elements that have them
    disabled?: boolean
    open?: boolean
  }

  interface ParentNode {  // nearly all that is looked for is HTML
    querySelector<K extends keyof HTMLElementTagNameMap>(selectors: K): HTMLElementTagNameMap[K] | null
    querySelector<E extends Element = HTMLElement>(selectors: string): E | null
    querySelectorAll<E extends Element = HTMLElement>(selectors: string): NodeListOf<E>
  }

  interface IntersectionObserverInit {
    scrollMargin?: string
  }

  interface PerformanceEntry {  // of a resource
    responseStatus?: number
    initiatorType?: string
  }

  interface PromiseFulfilledResult<T> {
    reason?: undefined
  }

  interface PromiseRejectedResult {
    value?: undefined
  }
}
