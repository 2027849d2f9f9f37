/** What the sign-in gets for `@trickline/client/stored-session.ts` when the server makes its markup: nobody signs in there. */

export async function startSession(): Promise<never> {
  throw new Error('The server signs nobody in on a page.')
}
