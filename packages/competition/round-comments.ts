/** The comments on a round, the judge's and the athlete's, where a call knows only one. */

export type RoundComments = { judge: string | null; athlete: string | null }

/** The one that a reader is meant to see: the judge's own to a judge, the athlete's to everyone else; the other where there is none. */
export function commentFor(reader: keyof RoundComments, comments: RoundComments): string | null {
  return comments[reader] ?? comments[otherThan(reader)]
}

/** What an author has written: not what stood there of the other, shown for want of an own one, and came back as it was. */
export function commentWrittenBy(
  author: keyof RoundComments,
  given: string | null,
  comments: RoundComments,
): string | null {
  return comments[author] === null && given === comments[otherThan(author)] ? null : given
}

function otherThan(author: keyof RoundComments): keyof RoundComments {
  return author === 'judge' ? 'athlete' : 'judge'
}
