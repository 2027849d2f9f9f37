/** A started competition with its people signed in, on which the parts of the suite work. */
import { type Community, signInAgain, signUpCommunity } from '../e2e/black-box/community.ts'
import { type Contest, scoringOfEight } from '../e2e/black-box/contests.ts'
import { prepareCompetition } from '../e2e/black-box/prepare-competition.ts'
import { askAt, granted } from '../e2e/black-box/wire.ts'
import type { Nodes } from './nodes-on-one-database.ts'

export type Running = Community & { origin: string; id: number }

/** Big ones have 32 athletes. All rounds of the first phase wait to be judged. */
export async function runningCompetition(
  nodes: Nodes,
  { isBig = false, judging }: { isBig?: boolean; judging?: number } = {},
): Promise<Running> {
  const [{ origin }] = nodes.nodes
  const contest: Contest = isBig
    ? { name: 'Trust', vs: 0, dual: 0, type: 2, size: 'big', athletes: 32, stages: [5, 4, 3, 1], rule: 4 }
    : { ...scoringOfEight, name: 'Trust', athletes: 12, stages: [3, 1], rule: 4 }
  const signedUp = await signUpCommunity({ origin, makeAdmin: nodes.makeAdmin }, contest.athletes, {
    ask: askAt(origin),
    judging: judging ?? (isBig ? 4 : 2),
  })
  const id = await prepareCompetition(signedUp, contest)
  await nodes.moveClock(34)
  const community = await signInAgain(signedUp)
  const { ask, organizer, judges } = community
  await granted(ask('GET', `/competition/start/${id}`, undefined, organizer.token))
  for (const round of await roundsOf({ ask, organizer, id })) {
    for (const new_status of [16, 17])
      await granted(
        ask('POST', '/status/update', { entity: 'rounds', id: round.id, new_status }, judges[0].token),
      )
  }
  return { ...community, origin, id }
}

export type RoundSeen = {
  id: number
  user_id: number
  round_number: number
  status_id: number
  total_score: number | null
  judge: { id: number } | null
}

export async function roundsOf({
  ask,
  id,
  organizer,
}: Pick<Running, 'ask' | 'id' | 'organizer'>): Promise<RoundSeen[]> {
  const { competition } = await granted(ask('GET', `/competition/${id}`, undefined, organizer.token))
  return competition.rounds
}
