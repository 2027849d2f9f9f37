/** Creates and publishes a competition and enters paid athletes, with the numbers of docs/reference. */
import type { Community, Somebody } from './community.ts'
import { form } from './contests.ts'
import type { Contest } from './contests.ts'
import { granted } from './wire.ts'

/** Returns the competition's id. Athletes are numbered backwards, so that order and id differ. */
export async function prepareCompetition(
  community: Community,
  contest: Contest,
  athletes = community.athletes.slice(0, contest.athletes),
): Promise<number> {
  const { ask, organizer, judges } = community
  const id = await publishedCompetition(community, contest)
  const move = moving(community)
  const judges_list = judges.map((judge) => ({ id: judge.id }))
  await granted(ask('POST', '/judges/invitation', { competition_id: id, judges_list }, organizer.token))
  const invited = await entries(community, id, 2)
  await move(
    'judges',
    invited.map((entry) => entry.id),
    2,
    organizer,
  )
  for (const judge of judges) {
    const own = invited.find((entry) => entry.user_id === judge.id)
    await move('judges', own?.id, 3, judge)
    await move('judges', own?.id, 4, organizer)
  }

  for (const athlete of athletes) {
    const body = { user_id: athlete.id, competition_id: id }
    await granted(ask('POST', '/athletes/register', body, athlete.token))
  }
  const registered = await entries(community, id, 1)
  await move(
    'athletes',
    registered.map((entry) => entry.id),
    4,
    organizer,
  )
  for (const entry of registered) {
    await granted(ask('POST', '/athletes/paid', { competition_user_id: entry.id }, organizer.token))
  }
  const athletes_list = registered.map((entry, index) => ({
    id: entry.id,
    order_number: registered.length - index,
  }))
  await granted(ask('POST', '/athletes/order_list', { competition_id: id, athletes_list }, organizer.token))
  return id
}

/** Returns its id. */
export async function publishedCompetition(community: Community, contest: Contest): Promise<number> {
  const { ask, admin, organizer, supervisor } = community
  if (contest.type === 1) await granted(ask('PUT', '/settings', { online: true }, admin.token))
  const { competition } = await granted(
    ask('POST', '/competitions/store', { formCreate: form(contest) }, organizer.token),
  )
  const move = moving(community)
  await move('competitions', competition.id, 4, supervisor)
  await move('competitions', competition.id, 10, organizer)
  return competition.id
}

const moving =
  ({ ask }: Community) =>
  (entity: string, id: unknown, new_status: number, by: Somebody) =>
    granted(ask('POST', '/status/update', { entity, id, new_status, source: 'black-box' }, by.token))

type Entry = { id: number; user_id: number; role_id: number; status_id: number; order_number: number }

/** Entries of one role: 1 athletes, 2 judges. Places of the next stage have no id and are not entries. */
export async function entries({ ask, organizer }: Community, id: number, role: number): Promise<Entry[]> {
  const { competition } = await granted(ask('GET', `/competition/${id}`, undefined, organizer.token))
  return competition.competition_users.filter(
    (entry: Entry | { id: null; role_id: number }) => entry.id !== null && entry.role_id === role,
  )
}
