/** How the people of a competition come to it: judges invited, athletes registered or invited, then approved, then paid. */
import type { EntryStatus } from '@trickline/competition/model'
import type { CompetitionDetail } from '@trickline/contract/competitions'
import { getCompetition } from '@trickline/contract/competitions'
import { inviteAthletes, inviteJudges, markPaid, registerAthlete } from '@trickline/contract/entries'
import type { EntryRow } from '@trickline/contract/entries'
import { entryRoleCodes, entryStatusCodes, entryStatusOf } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import type { Athlete, Person } from './accounts.ts'
import { pass } from './product.ts'
import type { Product } from './product.ts'

type Kind = 'athletes' | 'judges'

/** Invites the judges who are not in yet, has each confirm, and approves them. */
export async function gatherJudges(
  product: Product,
  competition: CompetitionDetail,
  organizer: Person,
  judges: readonly Person[],
): Promise<void> {
  const missing = judges.filter((judge) => entryOf(competition, judge, 'judges') === null)
  if (missing.length === 0) return
  await product.send(
    inviteJudges,
    { body: { competition_id: competition.id, judges_list: missing.map(({ id }) => ({ id })) } },
    organizer.token,
  )
  await bringIn(product, competition.id, organizer, missing, 'judges')
}

/** In an open competition athletes register themselves, in a closed one they are invited. */
export async function gatherAthletes(
  product: Product,
  competition: CompetitionDetail,
  organizer: Person,
  athletes: readonly Athlete[],
): Promise<void> {
  const missing = athletes.filter((athlete) => entryOf(competition, athlete, 'athletes') === null)
  if (competition.is_open === 1) {
    for (const athlete of missing) await register(product, competition.id, athlete)
  } else if (missing.length > 0) {
    await invite(product, competition.id, organizer, missing)
  }
  await bringIn(product, competition.id, organizer, athletes, 'athletes')
  for (const athlete of athletes) await pay(product, competition.id, organizer, athlete)
}

/** The athlete's own registration: the entry waits for approval. */
export async function register(product: Product, competitionId: number, athlete: Person): Promise<void> {
  pass(product, 20)
  await product.send(
    registerAthlete,
    { body: { user_id: athlete.id, competition_id: competitionId } },
    athlete.token,
  )
}

/** The organizer's list: nobody is told before the mails are sent. */
export async function invite(
  product: Product,
  competitionId: number,
  organizer: Person,
  athletes: readonly Person[],
): Promise<void> {
  await product.send(
    inviteAthletes,
    { body: { competition_id: competitionId, athletes_list: athletes.map(({ id }) => ({ id })) } },
    organizer.token,
  )
}

/** Takes the people's entries to approved, from wherever they are on the way. */
export async function bringIn(
  product: Product,
  competitionId: number,
  organizer: Person,
  people: readonly Person[],
  kind: Kind,
): Promise<void> {
  for (const person of people) {
    const step = (by: Person, from: EntryStatus, to: EntryStatus) =>
      moveEntry(product, { competitionId, organizer, person, kind }, by, from, to)
    await step(organizer, 'registered', 'invited')
    await step(person, 'invited', 'pending')
    await step(organizer, 'pending', 'approved')
  }
}

export async function pay(
  product: Product,
  competitionId: number,
  organizer: Person,
  athlete: Person,
): Promise<void> {
  const entry = await findEntry(product, competitionId, organizer, athlete, 'athletes')
  if (entry.fees_paid) return
  await product.send(markPaid, { body: { competition_user_id: entry.id } }, organizer.token)
}

type Whose = { competitionId: number; organizer: Person; person: Person; kind: Kind }

/** Moves the person's entry if it stands at `from`. */
export async function moveEntry(
  product: Product,
  { competitionId, organizer, person, kind }: Whose,
  by: Person,
  from: EntryStatus,
  to: EntryStatus,
): Promise<void> {
  const entry = await findEntry(product, competitionId, organizer, person, kind)
  if (entryStatusOf(entry.status_id) !== from) return
  const new_status = entryStatusCodes[to]
  await product.send(updateStatus, { body: { entity: kind, id: entry.id, new_status } }, by.token)
}

async function findEntry(
  product: Product,
  competitionId: number,
  organizer: Person,
  person: Person,
  kind: Kind,
): Promise<EntryRow> {
  const { competition } = await product.send(
    getCompetition,
    { params: { id: competitionId } },
    organizer.token,
  )
  const entry = entryOf(competition, person, kind)
  if (entry === null) throw new Error(`${person.email} has no entry in competition ${competitionId}`)
  return entry
}

function entryOf({ competition_users }: CompetitionDetail, person: Person, kind: Kind): EntryRow | null {
  const role = entryRoleCodes[kind === 'judges' ? 'judge' : 'athlete']
  return competition_users.find((entry) => entry.user_id === person.id && entry.role_id === role) ?? null
}
