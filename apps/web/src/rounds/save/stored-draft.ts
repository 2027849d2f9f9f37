/**
 * Drafts on this device, by round: kept at every tap, so that a reload, a crash or an expired login brings the same draft
 * back, with the steps back from it. The round as it was last fetched lies beside it, so that the screen opens without a
 * network.
 */
import { deviceStore } from '@trickline/client/device-storage.ts'
import { hasFields, isArray, isString, parseWith, type ParseStored } from '@trickline/client/type-guards.ts'
import type { RoundReply } from '@trickline/client/round.ts'
import {
  draftRows,
  wireRowsFingerprint,
  draftRowsFingerprint,
  type RoundDraft,
  tricksOf,
} from '@trickline/views/rounds/draft-trick.ts'
import { newDraft } from '../entry/round-draft.ts'
import type { EntryMode } from '../screen-mode.ts'

/** A draft, and what the round held when it began (`roundContentText`). */
export type NewDraft = { draft: RoundDraft; base: string }

/** The draft that the round on the server begins with; `comment` where it is entered too. */
export function draftOfReply(reply: RoundReply, comment = ''): NewDraft {
  const { validatedTricks, round } = reply
  return {
    draft: newDraft(draftRows(validatedTricks), comment, round.video_link),
    base: roundContentText(reply),
  }
}

export type StoredDraft = {
  draft: RoundDraft
  /** What the round held when the draft began; something else now means that somebody else changed it. */
  base: string
  /** Handed to the outbox: from then on it is a copy. */
  sent: boolean
  reply: RoundReply | null
  /** In which mode of the judging screen it is entered; none for a training round. */
  mode?: EntryMode | undefined
}

const parseShape = parseWith<StoredDraft>(
  hasFields({ draft: hasFields({ validated: isArray, selected: isArray }), base: isString }),
)
/** What another version of the app did not know of begins as in a new draft. */
const whole: ParseStored<StoredDraft> = (stored) => {
  const kept = parseShape(stored)
  return kept && { ...kept, draft: { ...newDraft(), ...kept.draft } }
}

export const roundDrafts = deviceStore('draft', 'round', whole)

/**
 * The mode in which something was left on this device that the server does not have, so that it is not lost behind a
 * round that was released, taken or judged meanwhile; null: nothing.
 */
export function unsavedEntryMode(roundId: number): EntryMode | null {
  const kept = roundDrafts.read(roundId)
  return kept && !isUnchanged(kept) ? (kept.mode ?? null) : null
}

/** Whether nothing would be lost with it. */
export function isUnchanged({ draft, base }: { draft: StoredDraft['draft']; base: string }): boolean {
  const { validated, selected, comment, video } = draft
  const tricks = draftRowsFingerprint(validated)
  return selected.length === 0 && base.startsWith(content({ tricks, comment, video }))
}

/** The same for two states of a round exactly when it holds the same tricks, comment, video and name. */
export function roundContentText({ validatedTricks, round }: RoundReply): string {
  const { judge_comment: comment, video_link: video, round_name: name } = round
  return (
    content({ tricks: wireRowsFingerprint(validatedTricks), comment, video }) + JSON.stringify(name ?? '')
  )
}

function content(of: { tricks: string; comment: string | null; video: string | null }): string {
  return JSON.stringify([of.tricks, of.comment ?? '', of.video ?? ''])
}

/**
 * How many tricks on this device are in no round of the server; 0 when nothing would be lost with them. `hasUnsentItem`: what
 * was handed to the outbox still lies there.
 */
export function unsavedTrickCount(id: number | string, isUnsent = false): number {
  const kept = roundDrafts.read(id)
  if (!kept || (kept.sent && !isUnsent) || isUnchanged(kept)) return 0
  return tricksOf(kept.draft.validated).length + kept.draft.selected.length
}

/** How many rounds are begun on this device and not saved. */
export function countUnsavedRounds(): number {
  return roundDrafts.ids().filter((id) => unsavedTrickCount(id) > 0).length
}

/** Of a training round that has no id yet; `key` is its own among all that were begun. */
export function newRoundDraftId(key: string): string {
  return `new.${key}`
}
