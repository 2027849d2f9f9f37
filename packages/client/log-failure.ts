/** Logs a failure; the screen tells the person (screens §1). */
export function logFailure(what: string, why?: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(...(why === undefined ? [what] : [what, why]))
}
