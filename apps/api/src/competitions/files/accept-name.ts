/** A person takes over what an imported competition has under the name with their verified address (calls §26). */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { acceptNamed, listNamed } from '@trickline/contract/files'
import { channelOf } from '@trickline/contract/live-events'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import type { SignedIn, SignedInReadContext, Work } from '../../platform/http/work.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/postgres/schema.ts'
import { lockCompetition } from '../competitions-store.ts'
import { giveNameTo, type NamedIn, namesWith } from './import-store.ts'

export async function readNamed({ db, person }: SignedInReadContext): Promise<ReplyOf<typeof listNamed>> {
  const named = await namesOf(db, person)
  return {
    named: named.map(({ competitionId, competition, name, surname }) => ({
      competition_id: competitionId,
      competition,
      name,
      surname,
    })),
  }
}

export async function acceptName(
  work: Work,
  { params }: ParsedRequest<typeof acceptNamed>,
): Promise<ReplyOf<typeof acceptNamed> | Refusal> {
  const { tx, person } = work
  await lockCompetition(tx, params.id, 'update')
  const named = (await namesOf(tx, person)).find(({ competitionId }) => competitionId === params.id)
  if (!named) return refuse('not-found')
  await giveNameTo(tx, named.nameId, person.id)
  // everyone who has it open, and every page made from it, reads it again
  await work.announce({ channel: channelOf.competition(params.id), event: 'ChannelReset', public: {} })
  await work.announce({ channel: channelOf.person(person.id), event: 'ChannelReset' })
  await work.announce({ channel: channelOf.results, event: 'CreatePodiumUpdated' })
  return { success: true }
}

async function namesOf(db: Kysely<Schema>, { email, emailVerifiedAt }: SignedIn): Promise<NamedIn[]> {
  return emailVerifiedAt === null ? [] : namesWith(db, email)
}
