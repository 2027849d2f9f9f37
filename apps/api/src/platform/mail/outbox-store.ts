/** The outbox: mails of a server without SMTP_URL, for admins to read (accounts-and-people §10). */
import type { Insertable, Kysely } from 'kysely'
import type { OutboxTable, Schema } from '../postgres/schema.ts'

const mostShown = 200

export async function insertOutboxMail(db: Kysely<Schema>, mail: Insertable<OutboxTable>): Promise<void> {
  await db.insertInto('outbox').values(mail).execute()
}

export async function newestOutboxMails(db: Kysely<Schema>) {
  return db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(mostShown).execute()
}

export async function deleteOutboxMailsTo(db: Kysely<Schema>, recipient: string): Promise<void> {
  await db.deleteFrom('outbox').where('recipient', '=', recipient).execute()
}
