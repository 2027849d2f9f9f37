/** The context of verbs that no request runs: commands, and what is done at its time. It sends no mail. */
import type { Context } from '../context.ts'
import type { Announcement } from '../live/announce.ts'
import type { OpenWork } from './work.ts'

/** Write the announcements at the end of the transaction. */
export function workWithoutRequest(
  { clock, random, config, files, log }: Pick<Context, 'clock' | 'random' | 'config' | 'files' | 'log'>,
  tx: OpenWork['tx'],
  announcements: Announcement[],
): OpenWork {
  return {
    tx,
    now: clock.now(),
    person: null,
    announce: async (announcement) => void announcements.push(announcement),
    // the nodes notice ended sessions by the event
    forgetCachedSessions: () => {},
    mail: async () => 'queued',
    isFromKnown: async () => false,
    files,
    // the next sweep deletes what is nobody's (delete-expired.ts)
    leavePicture: () => {},
    random,
    log,
    requestId: '',
    userAgent: null,
    language: 'en',
    config,
  }
}
