/** Exports a competition as its owner, or imports one for an organizer, by a command instead of a request. */
import { isRefusal, type Refusal, refuse } from '@trickline/contract/refusals'
import type { Kysely } from 'kysely'
import { systemClock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { openFiles } from '../../platform/files/files.ts'
import { RefusalError } from '../../platform/http/errors.ts'
import type { FileReply } from '../../platform/http/serve.ts'
import { workWithoutRequest } from '../../platform/http/work-without-request.ts'
import type { ReadContext, SignedIn } from '../../platform/http/work.ts'
import { type Announcement, writeAnnouncements } from '../../platform/live/announce.ts'
import { openLog } from '../../platform/log.ts'
import { inTransaction } from '../../platform/postgres/database.ts'
import type { Schema } from '../../platform/postgres/schema.ts'
import { secureRandom } from '../../platform/random.ts'
import { findPerson } from '../../people/people-store.ts'
import { findCompetition } from '../competitions-store.ts'
import { exportCompetition } from './export-competition.ts'
import { canImport, importCompetition } from './import-competition.ts'

type Place = { config: Config; db: Kysely<Schema> }

/** null: there is no such competition. */
export async function exportAsOwner({ config, db }: Place, id: number): Promise<FileReply | Refusal | null> {
  const competition = Number.isSafeInteger(id) ? await findCompetition(db, id) : undefined
  const person = competition && (await signedIn(db, competition.organizerId))
  if (!person) return null
  const context: ReadContext = {
    db,
    person,
    now: systemClock(config.clockShiftDays).now(),
    language: 'en',
    log: openLog(config),
    requestId: '',
    config,
  }
  return exportCompetition(context, {
    params: { id },
    query: { format: 'json', what: 'all' },
    body: undefined,
  })
}

type Input = { organizerId: number; body: Record<string, unknown>; isDry: boolean }

/** Imports everything or nothing. */
export async function importFor({ config, db }: Place, { organizerId, body, isDry }: Input) {
  const log = openLog(config)
  const clock = systemClock(config.clockShiftDays)
  const files = await openFiles(config)
  return inTransaction(db, async (tx) => {
    const person = await signedIn(tx, organizerId)
    if (!person || !canImport(person)) return refuse('not-allowed')
    const announcements: Announcement[] = []
    const work = workWithoutRequest({ clock, random: secureRandom, config, files, log }, tx, announcements)
    const done = await importCompetition(
      { ...work, person },
      { params: undefined, query: { dry_run: isDry }, body },
    )
    if (isRefusal(done)) throw new RefusalError(done)
    await writeAnnouncements(tx, announcements, clock.now())
    return done
  }).catch((error: unknown) => {
    if (error instanceof RefusalError) return error.refusal
    throw error
  })
}

async function signedIn(db: Kysely<Schema>, id: number): Promise<SignedIn | undefined> {
  const found = await findPerson(db, id)
  if (!found) return undefined
  const { roles, name, surname, email, language, email_verified_at: emailVerifiedAt } = found
  return {
    id,
    roles,
    name,
    surname,
    email,
    language,
    emailVerifiedAt,
    session: Buffer.alloc(0),
    scopes: null,
  }
}
