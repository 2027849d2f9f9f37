/** The comments of judge and athlete on a round, for calls with a single comment field. */

export type RoundComments = { judge: string | null; athlete: string | null }

/** The reader's own (the judge's to a judge, the athlete's to everyone else); without one the other. */
export function commentFor(reader: keyof RoundComments, comments: RoundComments): string | null {
  return comments[reader] ?? comments[otherThan(reader)]
}

/** null when the sent comment is only the other's, which was shown for lack of an own one and came back unchanged. */
export function commentWrittenBy(
  author: keyof RoundComments,
  sent: string | null,
  comments: RoundComments,
): string | null {
  return comments[author] === null && sent === comments[otherThan(author)] ? null : sent
}

function otherThan(author: keyof RoundComments): keyof RoundComments {
  return author === 'judge' ? 'athlete' : 'judge'
}
