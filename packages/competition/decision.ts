/**
 * Whether a person may make a move now: the move, or the code of its refusal. The server refuses with that code; a screen hides
 * the button on `notAllowed`, and otherwise disables it and shows the reason.
 */
export type Decision<Move, Code extends string> =
  | { move: Move; refusal?: undefined }
  | { move?: undefined; refusal: Code | typeof notAllowed }

/** This person can never make the move. Answered with 403; every other code with 409 (statuses-and-moves). */
export const notAllowed = 'not-allowed'
