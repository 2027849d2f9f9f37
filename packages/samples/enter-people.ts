/** Enters people in a competition: judges are invited, athletes register or are invited, then they are approved and pay. */
import type { EntryStatus } from '@trickline/competition/model'
import { isEntry } from '@trickline/contract/read-competition'
import { getCompetition } from '@trickline/contract/competitions'
import { inviteAthletes, inviteJudges, markPaid, registerAthlete } from '@trickline/contract/entries'
import type { EntryRow } from '@trickline/contract/entries'
import { entryRoleCodes, entryStatusCodes, entryStatusOf } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import type { Person } from './accounts.ts'
import { advanceTime } from './product.ts'
import type { Product } from './product.ts'

export type EntryContext = {
  product: Product
  competitionId: number
  organizer: Person
}

type Kind = 'athletes' | 'judges'

/** Invites judges who have no entry, confirms and approves them. */
export async function enterJudges(context: EntryContext, judges: readonly Person[]): Promise<void> {
  const missing = await withoutEntry(context, judges, 'judges')
  if (missing.length > 0) await listJudges(context, missing)
  await inviteAndConfirm(context, judges, 'judges')
  await approveEntries(context, judges, 'judges')
}

export async function enterAthletes(
  context: EntryContext,
  athletes: readonly Person[],
  { isOpen }: { isOpen: boolean },
): Promise<void> {
  const missing = await withoutEntry(context, athletes, 'athletes')
  if (isOpen) await registerAll(context, missing)
  else if (missing.length > 0) await listAthletes(context, missing)
  await inviteAndConfirm(context, athletes, 'athletes')
  await approveEntries(context, athletes, 'athletes')
  await markAllPaid(context, athletes)
}

export async function registerAll(
  { product, competitionId }: EntryContext,
  athletes: readonly Person[],
): Promise<void> {
  for (const { id, token } of athletes) {
    advanceTime(product, 20)
    await product.send(registerAthlete, { body: { user_id: id, competition_id: competitionId } }, token)
  }
}

/** Sends no mails, so the entries stay registered. */
export async function listAthletes(
  { product, competitionId, organizer }: EntryContext,
  athletes: readonly Person[],
): Promise<void> {
  const athletes_list = athletes.map(({ id }) => ({ id }))
  const body = { competition_id: competitionId, athletes_list }
  await product.send(inviteAthletes, { body }, organizer.token)
}

export async function listJudges(
  { product, competitionId, organizer }: EntryContext,
  judges: readonly Person[],
): Promise<void> {
  const judges_list = judges.map(({ id }) => ({ id }))
  const body = { competition_id: competitionId, judges_list }
  await product.send(inviteJudges, { body }, organizer.token)
}

export async function sendMails(context: EntryContext, people: readonly Person[], kind: Kind): Promise<void> {
  await moveEntries(context, context.organizer, people, kind, 'registered', 'invited')
}

export async function approveEntries(
  context: EntryContext,
  people: readonly Person[],
  kind: Kind,
): Promise<void> {
  await moveEntries(context, context.organizer, people, kind, 'pending', 'approved')
}

export async function declineInvitations(
  context: EntryContext,
  people: readonly Person[],
  kind: Kind,
): Promise<void> {
  for (const person of people) {
    await moveEntries(context, person, [person], kind, 'invited', 'declined')
  }
}

async function markAllPaid(context: EntryContext, athletes: readonly Person[]): Promise<void> {
  const entries = await entriesAt(context, athletes, 'athletes', 'approved')
  for (const entry of entries.filter(({ fees_paid }) => !fees_paid)) {
    const body = { competition_user_id: entry.id }
    await context.product.send(markPaid, { body }, context.organizer.token)
  }
}

async function inviteAndConfirm(context: EntryContext, people: readonly Person[], kind: Kind): Promise<void> {
  await sendMails(context, people, kind)
  const invited = await entriesAt(context, people, kind, 'invited')
  for (const person of people.filter(({ id }) => invited.some((entry) => entry.user_id === id))) {
    await moveEntries(context, person, [person], kind, 'invited', 'pending')
  }
}

async function moveEntries(
  context: EntryContext,
  actor: Person,
  people: readonly Person[],
  kind: Kind,
  from: EntryStatus,
  to: EntryStatus,
): Promise<void> {
  const id = (await entriesAt(context, people, kind, from)).map((entry) => entry.id)
  if (id.length === 0) return
  const body = { entity: kind, id, new_status: entryStatusCodes[to], source: 'samples' }
  await context.product.send(updateStatus, { body }, actor.token)
}

async function withoutEntry(context: EntryContext, people: readonly Person[], kind: Kind): Promise<Person[]> {
  const entries = await entriesOf(context, kind)
  return people.filter(({ id }) => !entries.some((entry) => entry.user_id === id))
}

async function entriesAt(
  context: EntryContext,
  people: readonly Person[],
  kind: Kind,
  status: EntryStatus,
): Promise<EntryRow[]> {
  const entries = await entriesOf(context, kind)
  return entries.filter(
    (entry) => entryStatusOf(entry.status_id) === status && people.some(({ id }) => id === entry.user_id),
  )
}

async function entriesOf(
  { product, competitionId, organizer }: EntryContext,
  kind: Kind,
): Promise<EntryRow[]> {
  const params = { id: competitionId }
  const { competition } = await product.send(getCompetition, { params }, organizer.token)
  const role_id = entryRoleCodes[kind === 'judges' ? 'judge' : 'athlete']
  return competition.competition_users.filter(isEntry).filter((entry) => entry.role_id === role_id)
}
