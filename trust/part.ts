/** A part of the suite: what it is asked for, and what it answers with. */

export type Options = {
  /** Of every choice that is random: the same again gives the same choices. */
  seed: number
  /** How often something is broken. */
  kills: number
  /** 1 is the short form; a hundred takes hours. */
  size: number
  /** The major version of a PostgreSQL of the machine; else the embedded one. */
  postgres?: string
  /** The commit of the older build. */
  from?: string
}

/** `lost`: of the value, what is not as promised. */
export type Figure = { what: string; value: number; lost: number }

/** `problem` gets a sentence for everything that is not as promised. */
export type Part = (options: Options, problem: (sentence: string) => void) => Promise<Figure[]>

/** Counts what is looked at and what of it is wrong. */
export class Tally {
  readonly #what: string
  readonly #problem: (sentence: string) => void
  #value = 0
  #lost = 0

  constructor(what: string, problem: (sentence: string) => void) {
    this.#what = what
    this.#problem = problem
  }

  /** `wrong`: null, or what is wrong in words. `many`: how many things were looked at together. */
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
