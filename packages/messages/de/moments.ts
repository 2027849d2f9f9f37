/** Who is on the line, and what the judges do, in the same words wherever a competition is followed. */

export const ridingNow = 'Jetzt auf der Line'

export const judgesCount = 'Die Judges zählen'

/** The status of a round that was ridden and that nobody judges yet. */
export const waitingForJudges = 'Wartet auf Judges'
