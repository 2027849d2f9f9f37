/** Who is on the line, and what the judges do, in the same words wherever a competition is followed. */

export const ridingNow = 'Maintenant sur la ligne'

export const judgesCount = 'Les juges comptent'

/** The status of a round that was ridden and that nobody judges yet. */
export const waitingForJudges = 'En attente de juges'
