/** How the people of a competition come to it: judges invited, athletes registered or invited, then approved, then paid. */
import type { EntryStatus } from '@trickline/competition/model'
import { isEntry } from '@trickline/contract/read-rows'
import { getCompetition } from '@trickline/contract/competitions'
import { inviteAthletes, inviteJudges, markPaid, registerAthlete } from '@trickline/contract/entries'
import type { EntryRow } from '@trickline/contract/entries'
import { entryRoleCodes, entryStatusCodes, entryStatusOf } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import type { Person } from './accounts.ts'
import { advanceTime } from './product.ts'
import type { Product } from './product.ts'

/** The side of the organizer: whose competition it is. */
export type Organized = {
  product: Product
  competitionId: number
  organizer: Person
}

type Kind = 'athletes' | 'judges'

/** Invites the judges who are not in yet, has each confirm, and approves them. */
export async function enterJudges(organized: Organized, judges: readonly Person[]): Promise<void> {
  const missing = await withoutEntry(organized, judges, 'judges')
  if (missing.length > 0) await listJudges(organized, missing)
  await confirmed(organized, judges, 'judges')
  await approveEntries(organized, judges, 'judges')
}

/** In an open competition athletes register themselves, in a closed one they are invited. */
export async function enterAthletes(
  organized: Organized,
  athletes: readonly Person[],
  { isOpen }: { isOpen: boolean },
): Promise<void> {
  const missing = await withoutEntry(organized, athletes, 'athletes')
  if (isOpen) await registerAll(organized, missing)
  else if (missing.length > 0) await listAthletes(organized, missing)
  await confirmed(organized, athletes, 'athletes')
  await approveEntries(organized, athletes, 'athletes')
  await markAllPaid(organized, athletes)
}

/** Each registers: the entries wait for approval. */
export async function registerAll(
  { product, competitionId }: Organized,
  athletes: readonly Person[],
): Promise<void> {
  for (const { id, token } of athletes) {
    advanceTime(product, 20)
    await product.send(registerAthlete, { body: { user_id: id, competition_id: competitionId } }, token)
  }
}

/** Puts them on the organizer's list: nobody is told before the mails are sent. */
export async function listAthletes(
  { product, competitionId, organizer }: Organized,
  athletes: readonly Person[],
): Promise<void> {
  const athletes_list = athletes.map(({ id }) => ({ id }))
  const body = { competition_id: competitionId, athletes_list }
  await product.send(inviteAthletes, { body }, organizer.token)
}

/** As `listAthletes`. */
export async function listJudges(
  { product, competitionId, organizer }: Organized,
  judges: readonly Person[],
): Promise<void> {
  const judges_list = judges.map(({ id }) => ({ id }))
  const body = { competition_id: competitionId, judges_list }
  await product.send(inviteJudges, { body }, organizer.token)
}

/** The invitations leave. */
export async function sendMails(organized: Organized, people: readonly Person[], kind: Kind): Promise<void> {
  await moveEntries(organized, organized.organizer, people, kind, 'registered', 'invited')
}

export async function approveEntries(
  organized: Organized,
  people: readonly Person[],
  kind: Kind,
): Promise<void> {
  await moveEntries(organized, organized.organizer, people, kind, 'pending', 'approved')
}

/** The invited say no. */
export async function declineInvitations(
  organized: Organized,
  people: readonly Person[],
  kind: Kind,
): Promise<void> {
  for (const person of people) {
    await moveEntries(organized, person, [person], kind, 'invited', 'declined')
  }
}

/** Those who are approved and have not paid yet. */
async function markAllPaid(organized: Organized, athletes: readonly Person[]): Promise<void> {
  const entries = await entriesAt(organized, athletes, 'athletes', 'approved')
  for (const entry of entries.filter(({ fees_paid }) => !fees_paid)) {
    const body = { competition_user_id: entry.id }
    await organized.product.send(markPaid, { body }, organized.organizer.token)
  }
}

async function confirmed(organized: Organized, people: readonly Person[], kind: Kind): Promise<void> {
  await sendMails(organized, people, kind)
  const invited = await entriesAt(organized, people, kind, 'invited')
  for (const person of people.filter(({ id }) => invited.some((entry) => entry.user_id === id))) {
    await moveEntries(organized, person, [person], kind, 'invited', 'pending')
  }
}

/** Moves the people's entries that stand at `from`, in one call. */
async function moveEntries(
  organized: Organized,
  by: Person,
  people: readonly Person[],
  kind: Kind,
  from: EntryStatus,
  to: EntryStatus,
): Promise<void> {
  const id = (await entriesAt(organized, people, kind, from)).map((entry) => entry.id)
  if (id.length === 0) return
  const body = { entity: kind, id, new_status: entryStatusCodes[to], source: 'samples' }
  await organized.product.send(updateStatus, { body }, by.token)
}

async function withoutEntry(organized: Organized, people: readonly Person[], kind: Kind): Promise<Person[]> {
  const entries = await entriesOf(organized, kind)
  return people.filter(({ id }) => !entries.some((entry) => entry.user_id === id))
}

async function entriesAt(
  organized: Organized,
  people: readonly Person[],
  kind: Kind,
  status: EntryStatus,
): Promise<EntryRow[]> {
  const entries = await entriesOf(organized, kind)
  return entries.filter(
    (entry) => entryStatusOf(entry.status_id) === status && people.some(({ id }) => id === entry.user_id),
  )
}

async function entriesOf({ product, competitionId, organizer }: Organized, kind: Kind): Promise<EntryRow[]> {
  const params = { id: competitionId }
  const { competition } = await product.send(getCompetition, { params }, organizer.token)
  const role_id = entryRoleCodes[kind === 'judges' ? 'judge' : 'athlete']
  return competition.competition_users.filter(isEntry).filter((entry) => entry.role_id === role_id)
}
