/** Who is on the line, and what the judges do, in the same words wherever a competition is followed. */

export const ridingNow = '今ライン上'

export const judgesCount = 'ジャッジが採点中'

/** The status of a round that was ridden and that nobody judges yet. */
export const waitingForJudges = 'ジャッジ待ち'
