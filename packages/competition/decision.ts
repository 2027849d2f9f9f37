/**
 * The answer to the one question about a move: may this person do it now? Given person, scene and verb, `decide…` of
 * each noun answers what the move brings, or why it is refused. The server refuses with that code, the button on the
 * screen shows it: absent when this person could never make the move, else disabled with the reason.
 */
export type Decision<Move, Code extends string> =
  | { move: Move; refusal?: undefined }
  | { move?: undefined; refusal: Code | typeof notAllowed }

/** Answered with 403, every other code with 409 (statuses-and-moves): by this person the move is never made. */
export const notAllowed = 'not-allowed'
