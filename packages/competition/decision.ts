/**
 * Whether a person may make a move now: the move, or the code of its refusal. The server refuses with that code; a
 * screen hides the button on `notAllowed`, else disables it and shows the reason.
 */
export type Decision<Move, Code extends string> =
  | { move: Move; refusal?: undefined }
  | { move?: undefined; refusal: Code | typeof notAllowed }

/** 403, every other code 409 (statuses-and-moves): this person can never make the move. */
export const notAllowed = 'not-allowed'
