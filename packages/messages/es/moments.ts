/** Who is on the line, and what the judges do, in the same words wherever a competition is followed. */

export const ridingNow = 'Ahora en la línea'

export const judgesCount = 'Los jueces puntúan'

/** The status of a round that was ridden and that nobody judges yet. */
export const waitingForJudges = 'Esperando jueces'
