/** Logs a failure; the screen tells the person (screens §1). */
export function logFailure(message: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(...(cause === undefined ? [message] : [message, cause]))
}
