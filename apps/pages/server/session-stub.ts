/** Replaces `@trickline/client/stored-session.ts` on the server, where nobody signs in. */

export async function startSession(): Promise<never> {
  throw new Error('The server signs nobody in on a page.')
}
