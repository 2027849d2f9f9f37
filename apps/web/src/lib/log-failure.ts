/** What went wrong, for the log: the documents ask for it, and the person is told besides (doc 3 §8, readings §0). */
export function logFailure(what: string, why?: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(...(why === undefined ? [what] : [what, why]))
}
