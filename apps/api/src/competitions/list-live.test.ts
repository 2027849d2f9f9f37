import type { ReplyOf } from '@trickline/contract/call'
import type { liveList, LiveListRow } from '@trickline/contract/competitions'
import { expect, test } from 'vitest'
import { aServer, type TestServer } from '../platform/test-server.ts'
import { testCompetition } from '../rounds/test-rounds.ts'

const server = await aServer()

const listNow = async (): Promise<ReplyOf<typeof liveList>> => (await server.ask('GET', '/live/list')).body

test('the list tells a competition of pairs by its pairs, and the finished one by how it was won', async () => {
  const told = new Set<string>()
  const ask: TestServer['ask'] = async (method, path, input) => {
    const answer = await server.ask(method, path, input)
    const [row] = method === 'GET' ? [] : (await listNow()).now
    if (row) told.add(inWords(row))
    return answer
  }
  const cup = await testCompetition({ ...server, ask }, { plan: (plan) => plan.versus() })
  const { id } = await cup.held.published()
  expect((await listNow()).next.find((row) => row.id === id)).toMatchObject({ entries_approved: 0 })
  await cup.held.withAthletes()
  expect((await listNow()).next.find((row) => row.id === id)).toMatchObject({
    entries_approved: 8,
    athletes_max: 10,
    pair: null,
    last_pair: null,
  })
  const { rounds, podiums } = await cup.held.finished()

  const resultOf = (stage: number, group: string) => {
    const pair = rounds.filter((round) => round.round_size_id === stage && round.vs_group === group)
    const [winner, loser] = pair.toSorted(
      (one, other) => Number(other.is_vs_winner) - Number(one.is_vs_winner),
    )
    return {
      who: both(winner?.user_id, loser?.user_id),
      text: `${winner?.user_id} beat ${loser?.user_id} ${winner?.total_score}:${loser?.total_score}`,
    }
  }
  const [first, second] = [resultOf(3, 'A'), resultOf(2, 'A')]
  expect([...told]).toEqual(
    expect.arrayContaining([
      'qualification, nobody, nothing',
      `quarterFinal, ${first.who} next, nothing`,
      `quarterFinal, ${first.who} a about, nothing`,
      `quarterFinal, ${first.who} b, nothing`,
      `quarterFinal, nobody, ${first.text} in quarterFinal`,
      `semiFinal, ${second.who} next, ${first.text} in quarterFinal`,
      `semiFinal, nobody, ${second.text} in semiFinal`,
      `final, nobody, ${resultOf(1, 'F').text} in final`,
    ]),
  )
  const beforePublished = [...told].filter((line) => line.endsWith('nothing'))
  expect(beforePublished.at(-1)).toMatch(/^quarterFinal, \d+ and \d+ judges, nothing$/)

  const finished = (await listNow()).latest.find((row) => row.id === id)
  expect(finished?.podiums.map((place) => [place.user_id, place.final_score])).toEqual(
    podiums.slice(0, 3).map((place) => [place.user_id, place.final_score]),
  )
  const [winner, ...others] = finished?.podiums ?? []
  expect(winner?.round).toEqual(podiums[0]?.round)
  expect(winner?.round?.tricks.length).toBeGreaterThan(0)
  expect(others.map((place) => place.round)).toEqual([null, null])
})

function inWords({ phase, pair, last_pair: last, leaders }: LiveListRow): string {
  expect(leaders).toEqual([])
  const who = pair
    ? `${both(pair.a.id, pair.b.id)} ${pair.doing}${pair.about === null ? '' : ' about'}`
    : 'nobody'
  const result = last
    ? `${last.winner.id} beat ${last.loser.id} ${last.scores.join(':')} in ${last.round_name}`
    : 'nothing'
  return `${phase?.round_name}, ${who}, ${result}`
}

/** The better seed is not always the winner. */
function both(...ids: (number | null | undefined)[]): string {
  return ids
    .map(Number)
    .toSorted((one, other) => one - other)
    .join(' and ')
}
