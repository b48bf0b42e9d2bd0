// The script that the server generates: scripts() in pages/server/endpoints.py.

type Link = import("../../pages/browser/script/link.js").Link

export const DEFAULTS: Link
export const PAGE_DEFAULTS: Record<string, Link>
export const OPENINGS: Record<string, Record<string, Link>>
export const ANSWERED_WITHIN: number
export const FRAME: string[]
export const OWN: Record<string, string[]>
export const COMPARED: string[]
export const MOST_COMPARED: number
export const ON_TOP: Record<string, string[]>
export const FOLLOWING: string[]
export const CHART_CONFIGS: {light: object, dark: object}
