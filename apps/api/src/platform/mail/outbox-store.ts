/** The outbox: the mails of a server without SMTP_URL, for admins to read (accounts-and-people §10). */
import type { Insertable, Kysely } from 'kysely'
import type { OutboxTable, Schema } from '../postgres/schema.ts'

const mostShown = 200

/** Inserts the mail once, even if a node died before it had noted that. */
export async function insertOutboxMail(db: Kysely<Schema>, mail: Insertable<OutboxTable>): Promise<void> {
  await db
    .insertInto('outbox')
    .values(mail)
    .onConflict((conflict) => conflict.column('job_id').doNothing())
    .execute()
}

export async function newestOutboxMails(db: Kysely<Schema>) {
  return db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'subject', 'text', 'html', 'created_at'])
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
}

export async function deleteOutboxMailsTo(db: Kysely<Schema>, recipient: string): Promise<void> {
  await db.deleteFrom('outbox').where('recipient', '=', recipient).execute()
}
