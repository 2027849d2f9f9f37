/** Readable ids of rows in a file: `ana-ruiz`, and `ana-ruiz-2` for the next person with that name. */
const longest = 60

export class References {
  readonly #taken = new Set<string>()

  /** `otherwise`: used if the name has no Latin letter and no digit. */
  make(name: string, otherwise: string): string {
    const plain = name
      .normalize('NFKD')
      .replaceAll(/\p{Mark}/gu, '')
      .toLowerCase()
    const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '')
    const base = words.join('-').slice(0, longest) || otherwise
    let reference = base
    for (let number = 2; this.#taken.has(reference); number++) reference = `${base}-${number}`
    this.#taken.add(reference)
    return reference
  }
}
