/** What went wrong, for the log: a failure is logged, and the person is told besides (screens §1). */
export function logFailure(what: string, why?: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(...(why === undefined ? [what] : [what, why]))
}
