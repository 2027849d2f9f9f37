/** A part of the suite: its options, and its results. */

export type Options = {
  /** Seed of all random choices: the same seed gives the same choices. */
  seed: number
  /** How often something is broken. */
  kills: number
  /** 1 is the short form; a hundred takes hours. */
  size: number
  /** The path of a Chromium, or null where there is none. */
  chromium: string | null
  /** The major version of a PostgreSQL of the machine; by default the embedded one is used. */
  postgres?: string
  /** The commit of the older build. */
  from?: string
  /** The folder of a built release, whose replies are stored to be compared later. */
  record?: string
}

/** `lost`: how much of the value is not as promised. */
export type Figure = { what: string; value: number; lost: number }

/** `problem` gets a sentence for everything that is not as promised. */
export type Part = (options: Options, problem: (sentence: string) => void) => Promise<Figure[]>

/** Counts what is checked and how much of it is wrong. */
export class Tally {
  readonly #what: string
  readonly #problem: (sentence: string) => void
  #value = 0
  #lost = 0

  constructor(what: string, problem: (sentence: string) => void) {
    this.#what = what
    this.#problem = problem
  }

  /** `wrong`: what is wrong, in words, or null. `many`: how many things were checked together. */
  count(wrong: string | null, many = 1): void {
    this.#value += many
    if (wrong === null) return
    this.#lost += 1
    this.#problem(`${this.#what}: ${wrong}`)
  }

  figure(): Figure {
    return { what: this.#what, value: this.#value, lost: this.#lost }
  }
}
