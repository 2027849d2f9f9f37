/** Who is on the line, and what the judges do, in the same words wherever a competition is followed. */

export const ridingNow = 'Agora na fita'

export const judgesCount = 'Os juízes contam'

/** The status of a round that was ridden and that nobody judges yet. */
export const waitingForJudges = 'Esperando juízes'
