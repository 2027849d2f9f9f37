/** Who is on the line, and what the judges do, in the same words wherever a competition is followed. */

export const ridingNow = 'Riding now'

export const judgesCount = 'The judges count'

/** The status of a round that was ridden and that nobody judges yet. */
export const waitingForJudges = 'Waiting for judges'
