/**
 * Limits, per recipient, the mails that strangers can cause, whoever asks and on whichever node (accounts-and-people §10).
 * Mails over the limit wait in the database until they may leave.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { fingerprint } from '../fingerprint.ts'
import { workWithoutRequest } from '../http/work-without-request.ts'
import type { OpenWork } from '../http/work.ts'
import { type Announcement, writeAnnouncements } from '../live/announce.ts'
import type { Schema } from '../postgres/schema.ts'
import { inTransaction } from '../postgres/database.ts'
import type { AnyMail } from './mail.ts'
import {
  deleteWaitingMail,
  insertCountedMail,
  insertWaitingMail,
  lockDueMail,
  lockRecipient,
  postponeWaitingMail,
  timesOfCountedMails,
  type WaitingMail,
} from './mail-limits-store.ts'
import { queueMail } from './mailer.ts'

const hourMilliseconds = 3_600_000
const dayHours = 24
const windows = [
  { hours: 1, most: 3 },
  { hours: dayHours, most: 10 },
]
const mostCounted = Math.max(...windows.map(({ most }) => most))

/** Queues the mail, or stores it if its recipient has had enough for now. */
export async function queueLimited(
  { jobs, config, tx, now }: Pick<Context, 'jobs' | 'config'> & { tx: Kysely<Schema>; now: Date },
  mail: AnyMail,
): Promise<'queued' | 'waits'> {
  const counted = config.rateLimits ? countedAs(mail) : null
  const dueAt = counted && (await takeShare(tx, counted, now))
  if (counted && dueAt) {
    await insertWaitingMail(tx, { ...counted, mail, due_at: dueAt })
    return 'waits'
  }
  await queueMail(jobs, tx, mail)
  return 'queued'
}

type ReleaseContext = Pick<Context, 'db' | 'jobs' | 'clock' | 'random' | 'config' | 'files' | 'log'>

/** Composes a waiting mail again from the current data, or drops it if it no longer applies. */
type MailAgain = (work: OpenWork, mail: AnyMail) => Promise<unknown>

/** Queues the waiting mails that are due. */
export async function releaseWaitingMails(context: ReleaseContext, mailAgain: MailAgain): Promise<void> {
  while (await inTransaction(context.db, (tx) => releaseNext(context, tx, mailAgain)));
}

/** Runs every 15 s on every node; returns the function that stops it. */
export function releaseMailsRegularly(context: ReleaseContext, mailAgain: MailAgain): () => Promise<void> {
  let running: Promise<void> | null = null
  const release = () => {
    running ??= releaseWaitingMails(context, mailAgain)
      .catch((error: unknown) => context.log.error({ err: error }, 'waiting mails'))
      .finally(() => (running = null))
  }
  const timer = setInterval(release, releaseMilliseconds)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

const releaseMilliseconds = 15_000

/** Returns false if no mail is due. */
async function releaseNext(
  context: ReleaseContext,
  tx: Transaction<Schema>,
  mailAgain: MailAgain,
): Promise<boolean> {
  const now = context.clock.now()
  const waiting = await lockDueMail(tx, now)
  if (!waiting) return false
  const dueAt = await whenShareIsFree(tx, waiting, now)
  if (dueAt) {
    await postponeWaitingMail(tx, waiting.id, dueAt)
    return true
  }
  const announcements: Announcement[] = []
  const work = workWithoutRequest(context, tx, announcements)
  await deleteWaitingMail(tx, waiting.id)
  // another node may have used up the share meanwhile: the mail then waits again
  await mailAgain({ ...work, mail: (mail) => queueLimited({ ...context, tx, now }, mail) }, waiting.mail)
  await writeAnnouncements(tx, announcements, now)
  return true
}

/** The recipient's share that the mail counts towards; null: no stranger can cause this mail. */
function countedAs(mail: AnyMail): Pick<WaitingMail, 'recipient' | 'share' | 'kind'> | null {
  const recipient = fingerprint(mail.to)
  if (!('secret' in mail)) {
    const isInvitation = mail.template === 'invitation' || mail.template === 'invitation-to-join'
    return isInvitation ? { recipient, share: 'anyone', kind: mail.template } : null
  }
  const kind = mail.secret
  if (mail.secret !== 'reset-password') return { recipient, share: 'anyone', kind }
  return { recipient, share: mail.isFromKnown ? 'own-reset' : 'reset', kind }
}

/** Counts the mail, or returns the time at which there will be room for it. */
async function takeShare(
  tx: Kysely<Schema>,
  mail: Pick<WaitingMail, 'recipient' | 'share' | 'kind'>,
  now: Date,
): Promise<Date | null> {
  await lockRecipient(tx, mail.recipient)
  const dueAt = await whenShareIsFree(tx, mail, now)
  if (dueAt === null) await insertCountedMail(tx, { ...mail, at: now })
  return dueAt
}

/** null: at once. */
async function whenShareIsFree(
  tx: Kysely<Schema>,
  mail: Pick<WaitingMail, 'recipient' | 'share'>,
  now: Date,
): Promise<Date | null> {
  const since = new Date(now.getTime() - dayHours * hourMilliseconds)
  const times = await timesOfCountedMails(tx, mail, { since, most: mostCounted })
  const dueTimes = windows.flatMap(({ hours, most }) => {
    const first = times[most - 1]
    return first ? [first.getTime() + hours * hourMilliseconds] : []
  })
  const dueAt = Math.max(...dueTimes)
  return dueAt > now.getTime() ? new Date(dueAt) : null
}
