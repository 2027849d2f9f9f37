/**
 * Why the server cannot start, in a sentence for the person who started it. `main.ts` prints the
 * message without a stack and ends with exit code 1; everything else that is thrown is a bug.
 */
export class CannotStart extends Error {
  override name = 'CannotStart'
}
