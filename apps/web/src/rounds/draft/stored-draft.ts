/**
 * Drafts by round, stored with their undo history at every tap, so that a reload, a crash or an expired session restores
 * them. The last fetched round is stored too, so that the screen opens offline.
 */
import { deviceStore } from '@trickline/client/device-storage.ts'
import { hasFields, isArray, isString, type ParseStored, parseWith } from '@trickline/contract/type-guards'
import type { RoundReply } from '@trickline/client/round.ts'
import {
  draftRows,
  draftRowsFingerprint,
  type RoundDraft,
  tricksOf,
  wireRowsFingerprint,
} from '@trickline/views/rounds/draft-trick.ts'
import { newDraft } from './step.ts'

/** `new`: scoring a claimed round. `update`: editing a judged one. */
export type EntryMode = 'new' | 'update'

/** `base`: content of the round when the draft began (`roundContentText`). */
export type NewDraft = { draft: RoundDraft; base: string }

export function draftOfReply(reply: RoundReply, comment = ''): NewDraft {
  const { validatedTricks, round } = reply
  return {
    draft: newDraft(draftRows(validatedTricks), comment, round.video_link),
    base: roundContentText(reply),
  }
}

export type StoredDraft = {
  draft: RoundDraft
  base: string
  /** The draft went to the outbox and is only a copy from then on. */
  sent: boolean
  reply: RoundReply | null
  mode?: EntryMode | undefined
}

const parseShape = parseWith<StoredDraft>(
  hasFields({ draft: hasFields({ validated: isArray, selected: isArray }), base: isString }),
)
/** Fields missing in a record of another version of the app get the values of a new draft. */
const parseDraft: ParseStored<StoredDraft> = (stored) => {
  const parsed = parseShape(stored)
  return parsed && { ...parsed, draft: { ...newDraft(), ...parsed.draft } }
}

export const roundDrafts = deviceStore('draft', 'round', parseDraft)

/** The mode of an unsaved draft, which opens even if the round was released, claimed or judged meanwhile; null: none. */
export function unsavedEntryMode(roundId: number): EntryMode | null {
  const stored = roundDrafts.read(roundId)
  return stored && !isUnchanged(stored) ? (stored.mode ?? null) : null
}

export function isUnchanged({ draft, base }: { draft: StoredDraft['draft']; base: string }): boolean {
  const { validated, selected, comment, video } = draft
  const tricks = draftRowsFingerprint(validated)
  return selected.length === 0 && base.startsWith(contentText({ tricks, comment, video }))
}

/** Equal for two states of a round exactly if tricks, comment, video and name are equal. */
export function roundContentText({ validatedTricks, round }: RoundReply): string {
  const { judge_comment: comment, video_link: video, round_name: name } = round
  return (
    contentText({ tricks: wireRowsFingerprint(validatedTricks), comment, video }) + JSON.stringify(name ?? '')
  )
}

function contentText(content: { tricks: string; comment: string | null; video: string | null }): string {
  return JSON.stringify([content.tricks, content.comment ?? '', content.video ?? ''])
}

/** Number of tricks that only this device has; 0 if nothing would be lost. `isUnsent`: the save is still in the outbox. */
export function unsavedTrickCount(id: number | string, isUnsent = false): number {
  const stored = roundDrafts.read(id)
  if (!stored || (stored.sent && !isUnsent) || isUnchanged(stored)) return 0
  return tricksOf(stored.draft.validated).length + stored.draft.selected.length
}

export function countUnsavedRounds(): number {
  return roundDrafts.ids().filter((id) => unsavedTrickCount(id) > 0).length
}

export function newRoundDraftId(key: string): string {
  return `new.${key}`
}
