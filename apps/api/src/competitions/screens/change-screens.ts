/** The owner sets up the screens of a competition. The event goes to the owner's channel, on which the pages depend. */
import type { CompetitionVerb } from '@trickline/competition/competition-moves'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { channelOf } from '@trickline/contract/live-events'
import { isRefusal, type Refusal, refuse } from '@trickline/contract/refusals'
import type * as calls from '@trickline/contract/screens'
import { hashToken } from '../../platform/http/sessions.ts'
import type { Work } from '../../platform/http/work.ts'
import type { CompetitionRecord } from '../competitions-store.ts'
import { lockForVerb } from '../lock-competition.ts'
import { screenAddress } from './screen-address.ts'
import { screenLinkRow, screensOf } from './screens-row.ts'
import {
  bigScreenOf,
  deleteScreenLink,
  insertScreenLink,
  screenLinksOf,
  upsertBigScreen,
} from './screens-store.ts'

const mostLinks = 50

export async function makeScreenLink(
  work: Work,
  { params, body: { kind } }: ParsedRequest<typeof calls.makeScreenLink>,
): Promise<ReplyOf<typeof calls.makeScreenLink> | Refusal> {
  const competition = await lockFor(work, params.id, 'set-up-screens')
  if (isRefusal(competition)) return competition
  if ((await screenLinksOf(work.tx, competition.id)).length >= mostLinks)
    return refuse('invalid', { errors: { kind: ['too-many'] } })
  const secret = work.random.bytes(32).toString('base64url')
  const link = await insertScreenLink(work.tx, {
    competition_id: competition.id,
    kind,
    secret_hash: hashToken(secret),
    created_at: work.now,
  })
  await announceScreens(work, competition)
  const address = `${work.config.publicUrl}${screenAddress[kind](competition.id, secret)}`
  return { link: screenLinkRow(link), address }
}

export async function revokeScreenLink(
  work: Work,
  { params }: ParsedRequest<typeof calls.revokeScreenLink>,
): Promise<ReplyOf<typeof calls.revokeScreenLink> | Refusal> {
  const competition = await lockFor(work, params.id, 'set-up-screens')
  if (isRefusal(competition)) return competition
  if (!(await deleteScreenLink(work.tx, { id: params.link_id, competitionId: competition.id })))
    return refuse('not-found')
  await announceScreens(work, competition)
  return { success: true }
}

export async function switchScreens(
  work: Work,
  { params, body }: ParsedRequest<typeof calls.switchScreens>,
): Promise<ReplyOf<typeof calls.switchScreens> | Refusal> {
  const competition = await lockFor(work, params.id, 'set-up-screens')
  if (isRefusal(competition)) return competition
  const before = await bigScreenOf(work.tx, competition.id)
  const holds = body.holds_podium ?? before.holds_podium
  await upsertBigScreen(work.tx, {
    ...before,
    ...(body.shows && { shows: body.shows, version: before.version + 1 }),
    holds_podium: holds,
    // holding the podium back again resets the start of its reveal
    reveal_started_at: holds && !before.holds_podium ? null : before.reveal_started_at,
  })
  await announceScreens(work, competition)
  return screensOf(work.tx, competition.id)
}

export async function revealPodium(
  work: Work,
  { params }: ParsedRequest<typeof calls.revealPodium>,
): Promise<ReplyOf<typeof calls.revealPodium> | Refusal> {
  const competition = await lockFor(work, params.id, 'reveal-podium')
  if (isRefusal(competition)) return competition
  const before = await bigScreenOf(work.tx, competition.id)
  await upsertBigScreen(work.tx, {
    ...before,
    shows: 'podium',
    version: before.version + 1,
    reveal_started_at: work.now,
  })
  await announceScreens(work, competition)
  return screensOf(work.tx, competition.id)
}

async function lockFor(work: Work, id: number, verb: CompetitionVerb): Promise<CompetitionRecord | Refusal> {
  const locked = await lockForVerb(work, id, verb)
  return isRefusal(locked) ? locked : locked.competition
}

async function announceScreens(work: Work, { id, organizerId }: CompetitionRecord): Promise<void> {
  await work.announce({
    channel: channelOf.person(organizerId),
    event: 'ScreensUpdated',
    officials: { competition_id: id, screens: await screensOf(work.tx, id) },
  })
}
