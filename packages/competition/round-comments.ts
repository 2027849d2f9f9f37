/** The comments of judge and athlete on a round, for calls that have a single comment field. */

export type RoundComments = { judge: string | null; athlete: string | null }

/** The reader's own comment (a judge's own to a judge, the athlete's to everyone else), or the other one if it is missing. */
export function commentFor(reader: keyof RoundComments, comments: RoundComments): string | null {
  return comments[reader] ?? comments[otherThan(reader)]
}

/** null if the comment sent is the other person's, which was shown in place of a missing one and came back unchanged. */
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
