/** Why the server cannot start, as a sentence: main.ts prints it without a stack. Any other error is a bug. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}
