/** Stores the mails counted per recipient, and the mails that wait (mail-limits.ts). */
import { sql } from 'kysely'
import type { Insertable, Kysely } from 'kysely'
import type { CountedMailsTable, Schema, WaitingMailsTable } from '../postgres/schema.ts'
import type { AnyMail } from './mail.ts'

type Counted = Pick<CountedMailsTable, 'recipient' | 'share'>
export type WaitingMail = Pick<WaitingMailsTable, 'recipient' | 'share' | 'kind'> & {
  id: number
  mail: AnyMail
}

/** Held until the commit: another transaction for this recipient waits, and then counts what this one sent. */
export async function lockRecipient(tx: Kysely<Schema>, recipient: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${recipients}, hashtext(${recipient}))`.execute(tx)
}

/** Any number that no other two-part lock uses. */
const recipients = 4_034

/** Newest first. */
export async function timesOfCountedMails(
  db: Kysely<Schema>,
  { recipient, share }: Counted,
  { since, most }: { since: Date; most: number },
): Promise<Date[]> {
  const rows = await db
    .selectFrom('counted_mails')
    .select('at')
    .where('recipient', '=', recipient)
    .where('share', '=', share)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ at }) => at)
}

export async function insertCountedMail(tx: Kysely<Schema>, mail: CountedMailsTable): Promise<void> {
  await tx.insertInto('counted_mails').values(mail).execute()
}

/** Does nothing if the same mail is waiting already. */
export async function insertWaitingMail(
  tx: Kysely<Schema>,
  { mail, ...columns }: Omit<Insertable<WaitingMailsTable>, 'mail'> & { mail: AnyMail },
): Promise<void> {
  await tx
    .insertInto('waiting_mails')
    .values({ ...columns, mail: JSON.stringify(mail) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The next due mail that no other node handles. The kinds of mail to one recipient take turns. */
export async function lockDueMail(tx: Kysely<Schema>, now: Date): Promise<WaitingMail | undefined> {
  const { rows } = await sql<WaitingMail>`
    select id, recipient, share, kind, mail from waiting_mails
    where due_at <= ${now}
    order by (
      select max(at) from counted_mails
      where counted_mails.recipient = waiting_mails.recipient and counted_mails.share = waiting_mails.share
        and counted_mails.kind = waiting_mails.kind
    ) nulls first, id
    limit 1 for update skip locked`.execute(tx)
  return rows[0]
}

export async function postponeWaitingMail(tx: Kysely<Schema>, id: number, due_at: Date): Promise<void> {
  await tx.updateTable('waiting_mails').set({ due_at }).where('id', '=', id).execute()
}

export async function deleteWaitingMail(tx: Kysely<Schema>, id: number): Promise<void> {
  await tx.deleteFrom('waiting_mails').where('id', '=', id).execute()
}
