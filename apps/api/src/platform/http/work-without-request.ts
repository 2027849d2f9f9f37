/** The context for verbs without a request: commands and scheduled work. It sends no mail. */
import type { Context } from '../context.ts'
import type { Announcement } from '../live/announce.ts'
import type { OpenWork } from './work.ts'

/** The caller writes the announcements at the end of the transaction. */
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
    // the event tells the nodes which sessions have ended
    forgetCachedSessions: () => {},
    mail: async () => 'queued',
    isFromKnown: async () => false,
    files,
    // the next sweep deletes unused pictures (delete-expired.ts)
    leavePicture: () => {},
    random,
    log,
    requestId: '',
    userAgent: null,
    language: 'en',
    config,
  }
}
