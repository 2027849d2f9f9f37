/** Of two simultaneous calls the first wins and the second gets 409 with the current state (statuses-and-moves §7). */
import { expect, test } from './permission-fixtures.ts'
import type { PermissionFixtures } from './permission-fixtures.ts'
import { saved } from './calls.ts'
import { update } from './expect-refused.ts'
import type { Answer } from './wire.ts'

test('of two simultaneous calls, one wins', async ({ cast }) => {
  const { ask, people, move, seen } = cast
  const { J, K, O, U, M } = people
  const id = cast.toStart(0)
  const post = (path: string, body: unknown, by: { token: string }) => ask('POST', path, body, by.token)
  const to = (round: Round, status: number, by: { token: string }) =>
    post('/status/update', update('rounds', round.id, status), by)

  const draft = await cast.draft(cast.later)
  const approve = (by: { token: string }) => post('/status/update', update('competitions', draft, 4), by)
  await expectOneWins(approve(U), approve(M))
  const publishIt = () => post('/status/update', update('competitions', draft, 10), O)
  await expectOneWins(publishIt(), publishIt())

  const start = () => post(`/competition/start/${id}`, undefined, O)
  await expectOneWins(start(), start(), start())
  const rounds: Round[] = (await seen(id)).rounds
  expect(rounds).toHaveLength(8)

  const [first, second, third, fourth] = rounds.filter((each) => each.user_id !== people.C.id)
  if (!first || !second || !third || !fourth) throw new Error('the rounds are not there')
  await expectOneWins(to(first, 16, J), to(first, 16, K))
  await expectOneWins(to(first, 17, J), to(first, 17, K))
  const claimed = await expectOneWins(to(first, 6, J), to(first, 6, K), to(first, 6, J), to(first, 6, K))
  const round = await of(cast, first)
  for (const { body } of claimed.lost) {
    expect(body.present.round).toMatchObject({ id: first.id, status_id: 6, judge: { id: round.judge?.id } })
  }
  const holder = round.judge?.id === J.id ? J : K
  const save = (by: { token: string }, which: Round, isNew = true) =>
    post('/update_round', saved(which.id, isNew), by)
  await expectOneWins(save(holder, first), save(holder, first), to(first, 17, O))
  // each successful call is in the history once, and nothing else is
  const { history } = (await ask('GET', `/round_history/${first.id}`, undefined, O.token)).body
  expect(history.map(({ action }: { action: string }) => action).slice(1)).toEqual([
    'claim',
    'stop-recording',
    'start-recording',
  ])

  await move('rounds', second.id, 16, J)
  await move('rounds', second.id, 17, J)
  await expectOneWins(to(second, 6, J), to(second, 11, K))
  await move('rounds', third.id, 11, J)
  await expectOneWins(to(third, 13, J), to(third, 13, O))
  await expectOneWins(to(third, 11, J), to(third, 12, K))

  for (const each of rounds) await ended(cast, each)
  const stopped = await of(cast, fourth)
  const publish = () => post('/status/update', update('publishRounds', ids(rounds), 10), O)
  const back = stopped.judge?.id === J.id ? J : K
  const { won } = await expectOneWins(publish(), to(fourth, 13, back))
  if (won === 1) {
    await ended(cast, fourth)
    await expectOneWins(publish(), publish())
  }
  const advance = () =>
    post('/status/update', update('advanceRounds', { competition_id: id, round_number: 1 }, 13), O)
  await expectOneWins(advance(), advance(), advance())
  expect((await seen(id)).rounds).toHaveLength(12)
})

type Round = { id: number; user_id: number; status_id: number; judge: { id: number } | null }

async function expectOneWins(...calls: Promise<Answer>[]) {
  const answers = await Promise.all(calls)
  const won = answers.findIndex(({ status }) => status === 200)
  const lost = answers.filter((_, at) => at !== won)
  expect(
    lost.map(({ status }) => status),
    JSON.stringify(answers.map(({ body }) => body)),
  ).toEqual(lost.map(() => 409))
  expect(won).toBeGreaterThanOrEqual(0)
  return { won, lost }
}

async function of({ ask, people }: PermissionFixtures, { id }: { id: number }): Promise<Round> {
  return (await ask('GET', `/rounds/batch?ids=${id}`, undefined, people.O.token)).body.rounds[0]
}

/** Brings a round from any status to one in which its phase can be published. */
async function ended(cast: PermissionFixtures, round: { id: number }): Promise<void> {
  const { J, K } = cast.people
  const { status_id, judge } = await of(cast, round)
  if (status_id === 6) {
    const holder = judge?.id === J.id ? J : K
    await cast.post('/update_round', saved(round.id, true), holder)
  } else if (status_id === 13 || status_id === 17) await cast.move('rounds', round.id, 12, J)
}

function ids(rounds: readonly Round[]): number[] {
  return rounds.map(({ id }) => id)
}
