/** `npm run cli -- remove-demo`: deletes the demo and the roles its admins granted (accounts-and-people §13). */
import { anonymizePerson, deleteTrainingOf } from '../accounts/own-account-store.ts'
import { announceAccountChange } from '../admin/announce-account-change.ts'
import { recordChange } from '../admin/changes-store.ts'
import { removeRole } from '../admin/roles-store.ts'
import { deleteCompetitionRecord } from '../competitions/competitions-store.ts'
import type { Context } from '../platform/context.ts'
import { revokeAllSessions } from '../platform/http/sessions.ts'
import { workWithoutRequest } from '../platform/http/work-without-request.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { writeAnnouncements } from '../platform/live/announce.ts'
import type { Announcement } from '../platform/live/announce.ts'
import { withStartLock } from '../platform/postgres/start-lock.ts'
import { inTransaction } from '../platform/postgres/database.ts'
import { releaseRounds } from '../rounds/release-rounds.ts'
import { channelOf } from '@trickline/contract/live-events'
import {
  countGuests,
  deletePeople,
  deleteTracesOfDemo,
  demoCompetitionIds,
  demoPeopleIds,
  demoPeopleWithLastingResults,
  demoPictures,
  demoState,
  forgetDemo,
  rolesGivenByDemo,
} from './demo-store.ts'
import type { RoleOfAccount } from './demo-store.ts'

type CommandContext = Pick<Context, 'db' | 'pool' | 'clock' | 'random' | 'config' | 'files' | 'log'>

export type RemovedDemo = {
  people: number
  competitions: number
  roles: RoleOfAccount[]
}

/** How many other people lose an entry with the demo; null if there is no demo. */
export async function guestsOfDemo({ db }: Pick<CommandContext, 'db'>): Promise<number | null> {
  return (await demoState(db)) === 'none' ? null : countGuests(db)
}

export async function removeDemo(context: CommandContext): Promise<RemovedDemo> {
  return withStartLock(context.pool, async () => {
    const { pictures, ...removed } = await inTransaction(context.db, async (tx) => {
      const announcements: Announcement[] = []
      const work = workWithoutRequest(context, tx, announcements)
      const done = await removeFrom(work)
      await writeAnnouncements(tx, announcements, work.now)
      return done
    })
    for (const path of pictures) await context.files.remove(path)
    return removed
  })
}

async function removeFrom(work: OpenWork): Promise<RemovedDemo & { pictures: string[] }> {
  const { tx } = work
  const [people, competitions] = [await demoPeopleIds(tx), await demoCompetitionIds(tx)]
  const [roles, pictures] = [await rolesGivenByDemo(tx), await demoPictures(tx)]
  await deleteTracesOfDemo(tx)
  for (const id of competitions) await deleteCompetitionRecord(tx, id)
  await announceRemoved(work, competitions)
  for (const id of people) {
    await releaseRounds(work, id)
    await deleteTrainingOf(tx, id)
    await revokeAllSessions(work, id)
  }
  const anonymized = await demoPeopleWithLastingResults(tx)
  for (const id of anonymized) await anonymizePerson(tx, id, work.now)
  await deletePeople(
    tx,
    people.filter((id) => !anonymized.includes(id)),
  )
  for (const { userId, role } of roles) {
    await removeRole(tx, userId, role)
    if (role === 'judge') await releaseRounds(work, userId)
    const change = { at: work.now, admin_id: null, action: 'role-withdrawn' as const, user_id: userId, role }
    await recordChange(tx, change)
    await announceAccountChange(work, userId)
  }
  await forgetDemo(tx)
  return { people: people.length, competitions: competitions.length, roles, pictures }
}

async function announceRemoved(work: OpenWork, competitions: number[]): Promise<void> {
  await work.announce({
    channel: channelOf.global,
    event: 'CompetitionListUpdated',
    public: { competition_list: [], removed: competitions },
  })
  for (const id of competitions) {
    await work.announce({ channel: channelOf.competition(id), event: 'ChannelReset', public: {} })
  }
}
