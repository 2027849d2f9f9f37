/** Who is on the line, and what the judges do, in the same words wherever a competition is followed. */

export const ridingNow = 'Ora sulla linea'

export const judgesCount = 'I giudici contano'

/** The status of a round that was ridden and that nobody judges yet. */
export const waitingForJudges = 'In attesa dei giudici'
