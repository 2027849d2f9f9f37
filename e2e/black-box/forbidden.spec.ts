/** What nobody may do, or only somebody else, or not now: refused with the right status, and nothing changes. */
import { entries } from './before-the-start.ts'
import { day, form } from './contests.ts'
import type { Contest } from './contests.ts'
import { move } from './judged.ts'
import type { Round } from './judged.ts'
import { expectRefused, update } from './refused.ts'
import type { Attempt } from './refused.ts'
import { expect, test } from './running.ts'
import { granted } from './wire.ts'

test.describe.configure({ mode: 'serial' })

const contest: Contest = {
  name: 'forbidden',
  vs: 1,
  dual: 0,
  type: 2,
  size: 'small',
  athletes: 8,
  stages: [3, 2, 1],
  rule: 4,
}
const statusPath = '/status/update'

test('a competition that waits for approval', async ({ running }) => {
  const { ask, organizer, otherOrganizer, supervisor, spectator, judges } = running
  const { competition } = await granted(
    ask(
      'POST',
      '/competitions/store',
      { formCreate: later({ ...contest, name: 'waiting' }) },
      organizer.token,
    ),
  )
  const { id } = competition
  expect(competition.status_id).toBe(3)
  const publish = update('competitions', id, 10)
  const approve = update('competitions', id, 4)
  const rename = { formUpdate: { ...later(contest), name: 'renamed' } }
  await expectRefused(running, id, [
    [null, 'GET', `/competition/${id}`, undefined, 401],
    [spectator, 'GET', `/competition/${id}`, undefined, 404],
    [judges[0], 'GET', `/competition/${id}`, undefined, 404],
    [null, 'POST', statusPath, approve, 401],
    [organizer, 'POST', statusPath, approve, 403],
    [spectator, 'POST', statusPath, approve, 403],
    [organizer, 'POST', statusPath, publish, 409],
    [supervisor, 'POST', statusPath, publish, 403],
    [otherOrganizer, 'PUT', `/competitions/${id}`, rename, 403],
    [supervisor, 'PUT', `/competitions/${id}`, rename, 403],
    [otherOrganizer, 'DELETE', `/competitions/${id}`, undefined, 403],
    [organizer, 'GET', `/competition/start/${id}`, undefined, 409],
    [organizer, 'POST', statusPath, update('competitions', id, 15), 409],
    [organizer, 'POST', statusPath, update('competitions', id, 8), 409],
    [spectator, 'POST', '/competitions/store', { formCreate: later(contest) }, 403],
    [
      organizer,
      'PUT',
      `/competitions/${id}`,
      { formUpdate: { ...later(contest), round_size_id: [3, 1] } },
      422,
    ],
    [organizer, 'PUT', `/competitions/${id}`, { formUpdate: { ...later(contest), fees: 250_001 } }, 422],
    [organizer, 'PUT', `/competitions/${id}`, { formUpdate: { ...later(contest), name: ' ' } }, 422],
    [spectator, 'POST', '/athletes/register', { user_id: spectator.id, competition_id: id }, 404],
  ])
})

/** The clock is weeks ahead of ours by now. */
function later(given: Contest) {
  return { ...form(given), date_start: `${day(90)} 10:00`, date_end: `${day(91)} 10:00` }
}

test('a published competition before its start', async ({ running }) => {
  const { organizer, otherOrganizer, supervisor, admin, spectator, judges, athletes } = running
  const id = running.idOf('forbidden')
  const ofAthletes = (await entries(running, id, 1)).flatMap((entry) => {
    const athlete = athletes.find((each) => each.id === entry.user_id)
    return athlete ? [{ entry, athlete }] : []
  })
  const [{ entry: first, athlete: own } = {}, { athlete: other } = {}] = ofAthletes
  if (!first || !own || !other) throw new Error('the competition has no athletes')
  const everybodyElse = [spectator, own, judges[0], otherOrganizer, supervisor, admin]
  const paid = { competition_user_id: first.id }
  const order = { competition_id: id, athletes_list: [{ id: first.id, order_number: 99 }] }
  const invitation = { competition_id: id, athletes_list: [{ id: spectator.id }], email_list: [] }
  const onlyTheOwner: Attempt[] = everybodyElse.flatMap((who): Attempt[] => [
    [who, 'POST', statusPath, update('competitions', id, 10), 403],
    [who, 'GET', `/competition/start/${id}`, undefined, 403],
    [who, 'POST', '/athletes/paid', paid, 403],
    [who, 'POST', '/athletes/order_list', order, 403],
    [who, 'POST', '/athletes/invitation', invitation, 403],
    [who, 'POST', '/athletes/delete', paid, 403],
    [who, 'POST', statusPath, update('athletes', first.id, 4), 403],
  ])
  await expectRefused(running, id, [
    ...onlyTheOwner,
    [null, 'POST', '/athletes/paid', paid, 401],
    [organizer, 'POST', statusPath, update('competitions', id, 4), 403],
    [supervisor, 'POST', statusPath, update('competitions', id, 4), 409],
    [organizer, 'POST', statusPath, update('competitions', id, 10), 409],
    [organizer, 'PUT', `/competitions/${id}`, { formUpdate: later(contest) }, 409],
    [organizer, 'DELETE', `/competitions/${id}`, undefined, 409],
    [organizer, 'POST', '/athletes/paid', paid, 409],
    [organizer, 'POST', '/athletes/delete', paid, 409],
    [organizer, 'POST', statusPath, update('athletes', first.id, 4), 409],
    [organizer, 'POST', statusPath, update('athletes', first.id, 3), 403],
    [own, 'POST', statusPath, update('athletes', first.id, 3), 409],
    [other, 'POST', statusPath, update('athletes', first.id, 5), 403],
    [organizer, 'POST', statusPath, update('athletes', first.id, 18), 409],
    [own, 'POST', '/athletes/register', { user_id: own.id, competition_id: id }, 409],
    [spectator, 'POST', '/athletes/register', { user_id: own.id, competition_id: id }, 403],
    [organizer, 'POST', '/athletes/register', { user_id: organizer.id, competition_id: id }, 403],
    [organizer, 'POST', '/athletes/paid', { competition_user_id: 999_999 }, 404],
    [organizer, 'POST', '/athletes/paid', {}, 422],
    [organizer, 'POST', '/athletes/invitation', { ...invitation, email_list: ['nobody'] }, 422],
    [organizer, 'POST', statusPath, { entity: 'planets', id, new_status: 10 }, 422],
  ])
})

test('a started competition with its first rounds', async ({ running }) => {
  const { ask, organizer, otherOrganizer, supervisor, admin, spectator, judges, otherJudge } = running
  const id = running.idOf('forbidden')
  await granted(ask('GET', `/competition/start/${id}`, undefined, organizer.token))
  const { competition } = await granted(ask('GET', `/competition/${id}`, undefined, organizer.token))
  const rounds: Round[] = competition.rounds
  const [judge, competingJudge] = judges
  const ownRound = rounds.find((round) => round.user_id === competingJudge.id)
  const round = rounds.find((each) => each !== ownRound)
  const athlete = running.athletes.find((each) => each.id === round?.user_id)
  if (!ownRound || !round || !athlete) throw new Error('the rounds are not there')
  const [entry] = await entries(running, id, 1)
  const to = (status: number, which = round) => update('rounds', which.id, status)
  const notJudges = [organizer, athlete, spectator, otherJudge, otherOrganizer, supervisor, admin]
  const ids = rounds.map((each) => each.id)
  await expectRefused(running, id, [
    ...notJudges.flatMap((who): Attempt[] => [
      [who, 'POST', statusPath, to(16), 403],
      [who, 'POST', statusPath, to(11), 403],
      [who, 'POST', statusPath, to(12), 403],
    ]),
    [null, 'POST', statusPath, to(16), 401],
    [competingJudge, 'POST', statusPath, to(16, ownRound), 403],
    [competingJudge, 'POST', statusPath, to(11, ownRound), 403],
    ...[17, 6, 7, 19].map((status): Attempt => [judge, 'POST', statusPath, to(status), 409]),
    [judge, 'POST', statusPath, to(10), 409],
    [organizer, 'POST', statusPath, update('publishRounds', ids, 10), 409],
    [judge, 'POST', statusPath, update('publishRounds', ids, 10), 403],
    [organizer, 'POST', statusPath, advance(id, 1), 409],
    [judge, 'POST', statusPath, advance(id, 1), 403],
    [organizer, 'GET', `/competition/start/${id}`, undefined, 409],
    [spectator, 'POST', '/athletes/register', { user_id: spectator.id, competition_id: id }, 409],
    [organizer, 'POST', statusPath, update('athletes', entry?.id, 5), 409],
    [organizer, 'DELETE', `/delete_round/${round.id}`, undefined, 409],
    [judge, 'POST', '/update_round', save(round), 409],
    [spectator, 'GET', `/get_round/${round.id}`, undefined, 403],
    [athlete, 'GET', `/get_round/${round.id}`, undefined, 403],
    [judge, 'POST', statusPath, update('rounds', 999_999, 16), 404],
    [judge, 'GET', '/get_round/999999', undefined, 404],
  ])
})

test('a round in the hands of one judge', async ({ running }) => {
  const { ask, organizer, judges, otherJudge, athletes } = running
  const [judge, second] = judges
  const id = running.idOf('forbidden')
  const { competition } = await granted(ask('GET', `/competition/${id}`, undefined, organizer.token))
  const round: Round = competition.rounds.find((each: Round) => each.user_id !== second.id)
  const athlete = athletes.find((each) => each.id === round.user_id)
  if (!athlete) throw new Error('the round is of nobody')
  for (const status of [16, 17, 6]) await move(running, round, status, judge)
  const to = (status: number) => update('rounds', round.id, status)
  await expectRefused(running, id, [
    [second, 'POST', statusPath, to(6), 409],
    [second, 'POST', statusPath, to(17), 403],
    [second, 'POST', '/update_round', save(round), 403],
    [otherJudge, 'POST', '/update_round', save(round), 403],
    [organizer, 'POST', '/update_round', save(round), 403],
    [athlete, 'POST', '/update_round', save(round), 403],
    [null, 'POST', '/update_round', save(round), 401],
    ...[11, 12, 16, 19].map((status): Attempt => [judge, 'POST', statusPath, to(status), 409]),
    [judge, 'POST', '/update_round', { ...save(round), isNew: false }, 409],
    [judge, 'POST', '/update_round', { ...save(round), modeProgram: 3 }, 422],
    [judge, 'POST', '/update_round', { ...save(round), modeProgram: 5 }, 422],
    [judge, 'POST', '/update_round', { ...save(round), validatedTricks: [] }, 422],
    [judge, 'POST', '/update_round', save(round, { id: 999_999 }), 422],
    [judge, 'POST', '/update_round', save(round, { id: 1, grab: 34 }), 422],
    [judge, 'POST', '/update_round', save(round, { id: 1, dub: 4 }), 422],
    [judge, 'POST', '/update_round', save(round, { id: 1, variation: 3 }), 422],
    [athlete, 'POST', '/validated_tricks/review', review(round), 409],
    [athlete, 'GET', `/finish_review/${round.id}`, undefined, 409],
    [second, 'GET', `/finish_review/${round.id}`, undefined, 403],
  ])
})

function advance(competition_id: number, round_number: number) {
  return update('advanceRounds', { competition_id, round_number }, 13)
}

function save(round: Round, trick: object = { id: 1 }) {
  return {
    modeProgram: 4,
    roundId: round.id,
    isNew: true,
    videoUrl: '',
    validatedTricks: [{ variation: 0, grab: null, dub: 0, ...trick }],
  }
}

function review(round: Round) {
  return { reviewedTricks: [], round_feedback: { round_id: round.id, comment: 'mine' } }
}
