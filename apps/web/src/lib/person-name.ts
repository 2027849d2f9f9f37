/** What a person is called. */

/** The surname may be empty. */
export function personName({ name, surname }: { name: string; surname: string }): string {
  return `${name} ${surname}`.trim()
}
