/** Finds a recorded round of the demo that waits for a judge; there are five per test file. */
import type { RoundStatus } from '@trickline/competition/model'
import { getCompetition, listCompetitions } from '@trickline/contract/competitions'
import type { RoundRow } from '@trickline/contract/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import type { Product } from '@trickline/samples/product'

/** `id` is the competition's. If no recorded round is left, another one is recorded. */
export async function findRecordedRound(
  product: Product,
  token: string,
): Promise<{ id: number; round: RoundRow }> {
  const competitions = await product.send(listCompetitions, {}, token)
  const series = competitions.find(({ name }) => name === 'Alpen Trick Series')
  const { competition } = await product.send(getCompetition, { params: { id: series?.id ?? 0 } }, token)
  const inStatus = (status: RoundStatus) => competition.rounds.find((round) => round.status.name === status)
  const recorded = inStatus('recorded')
  const recording = inStatus('recording')
  const round = recorded ?? recording ?? inStatus('pending')
  if (!round) throw new Error('the demo has no round left for this file')
  const itsRun = recorded ? [] : recording ? (['recorded'] as const) : (['recording', 'recorded'] as const)
  for (const status of itsRun) {
    const body = { entity: 'rounds', id: round.id, new_status: roundStatusCodes[status] } as const
    await product.send(updateStatus, { body }, token)
  }
  return { id: competition.id, round }
}
