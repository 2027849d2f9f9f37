/** How the people of a competition come to it: judges invited, athletes registered or invited, then approved, then paid. */
import type { EntryStatus } from '@trickline/competition/model'
import { isEntry } from '@trickline/contract/read'
import { getCompetition } from '@trickline/contract/competitions'
import { inviteAthletes, inviteJudges, markPaid, registerAthlete } from '@trickline/contract/entries'
import type { EntryRow } from '@trickline/contract/entries'
import { entryRoleCodes, entryStatusCodes, entryStatusOf } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import type { Person } from './accounts.ts'
import { pass } from './product.ts'
import type { Product } from './product.ts'

/** The side of the organizer: whose competition it is. */
export type Gathering = {
  product: Product
  competitionId: number
  organizer: Person
}

type Kind = 'athletes' | 'judges'

/** Invites the judges who are not in yet, has each confirm, and approves them. */
export async function gatherJudges(gathering: Gathering, judges: readonly Person[]): Promise<void> {
  const missing = await withoutEntry(gathering, judges, 'judges')
  if (missing.length > 0) await listJudges(gathering, missing)
  await confirmed(gathering, judges, 'judges')
  await approveEntries(gathering, judges, 'judges')
}

/** In an open competition athletes register themselves, in a closed one they are invited. */
export async function gatherAthletes(
  gathering: Gathering,
  athletes: readonly Person[],
  { isOpen }: { isOpen: boolean },
): Promise<void> {
  const missing = await withoutEntry(gathering, athletes, 'athletes')
  if (isOpen) await registerAll(gathering, missing)
  else if (missing.length > 0) await listAthletes(gathering, missing)
  await confirmed(gathering, athletes, 'athletes')
  await approveEntries(gathering, athletes, 'athletes')
  await markAllPaid(gathering, athletes)
}

/** Each registers: the entries wait for approval. */
export async function registerAll(
  { product, competitionId }: Gathering,
  athletes: readonly Person[],
): Promise<void> {
  for (const { id, token } of athletes) {
    pass(product, 20)
    await product.send(registerAthlete, { body: { user_id: id, competition_id: competitionId } }, token)
  }
}

/** Puts them on the organizer's list: nobody is told before the mails are sent. */
export async function listAthletes(
  { product, competitionId, organizer }: Gathering,
  athletes: readonly Person[],
): Promise<void> {
  const athletes_list = athletes.map(({ id }) => ({ id }))
  const body = { competition_id: competitionId, athletes_list }
  await product.send(inviteAthletes, { body }, organizer.token)
}

/** As `listAthletes`. */
export async function listJudges(
  { product, competitionId, organizer }: Gathering,
  judges: readonly Person[],
): Promise<void> {
  const judges_list = judges.map(({ id }) => ({ id }))
  const body = { competition_id: competitionId, judges_list }
  await product.send(inviteJudges, { body }, organizer.token)
}

/** The invitations leave. */
export async function sendMails(gathering: Gathering, people: readonly Person[], kind: Kind): Promise<void> {
  await moveEntries(gathering, gathering.organizer, people, kind, 'registered', 'invited')
}

export async function approveEntries(
  gathering: Gathering,
  people: readonly Person[],
  kind: Kind,
): Promise<void> {
  await moveEntries(gathering, gathering.organizer, people, kind, 'pending', 'approved')
}

/** The invited say no. */
export async function declineInvitations(
  gathering: Gathering,
  people: readonly Person[],
  kind: Kind,
): Promise<void> {
  for (const person of people) {
    await moveEntries(gathering, person, [person], kind, 'invited', 'declined')
  }
}

/** Those who are approved and have not paid yet. */
async function markAllPaid(gathering: Gathering, athletes: readonly Person[]): Promise<void> {
  const entries = await entriesAt(gathering, athletes, 'athletes', 'approved')
  for (const entry of entries.filter(({ fees_paid }) => !fees_paid)) {
    const body = { competition_user_id: entry.id }
    await gathering.product.send(markPaid, { body }, gathering.organizer.token)
  }
}

async function confirmed(gathering: Gathering, people: readonly Person[], kind: Kind): Promise<void> {
  await sendMails(gathering, people, kind)
  const invited = await entriesAt(gathering, people, kind, 'invited')
  for (const person of people.filter(({ id }) => invited.some((entry) => entry.user_id === id))) {
    await moveEntries(gathering, person, [person], kind, 'invited', 'pending')
  }
}

/** Moves the people's entries that stand at `from`, in one call. */
async function moveEntries(
  gathering: Gathering,
  by: Person,
  people: readonly Person[],
  kind: Kind,
  from: EntryStatus,
  to: EntryStatus,
): Promise<void> {
  const id = (await entriesAt(gathering, people, kind, from)).map((entry) => entry.id)
  if (id.length === 0) return
  const body = { entity: kind, id, new_status: entryStatusCodes[to], source: 'samples' }
  await gathering.product.send(updateStatus, { body }, by.token)
}

async function withoutEntry(gathering: Gathering, people: readonly Person[], kind: Kind): Promise<Person[]> {
  const entries = await entriesOf(gathering, kind)
  return people.filter(({ id }) => !entries.some((entry) => entry.user_id === id))
}

async function entriesAt(
  gathering: Gathering,
  people: readonly Person[],
  kind: Kind,
  status: EntryStatus,
): Promise<EntryRow[]> {
  const entries = await entriesOf(gathering, kind)
  return entries.filter(
    (entry) => entryStatusOf(entry.status_id) === status && people.some(({ id }) => id === entry.user_id),
  )
}

async function entriesOf({ product, competitionId, organizer }: Gathering, kind: Kind): Promise<EntryRow[]> {
  const params = { id: competitionId }
  const { competition } = await product.send(getCompetition, { params }, organizer.token)
  const role_id = entryRoleCodes[kind === 'judges' ? 'judge' : 'athlete']
  return competition.competition_users.filter(isEntry).filter((entry) => entry.role_id === role_id)
}
