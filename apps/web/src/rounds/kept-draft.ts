/**
 * Drafts on this device, by person and round: written at every tap, before the screen shows it, so that a
 * reload, a crash or an expired login brings the same draft back. The round as it was last fetched lies
 * beside it, so that the screen opens without a network.
 */
import type { ReplyOf } from '@trickline/contract/call'
import type { getRound } from '@trickline/contract/rounds'
import * as z from 'zod/mini'
import { keep, outlined, readKept } from '../lib/keep.ts'
import { keptHistory, type KeptHistory, readHistory } from './kept-history.ts'
import { currentSession } from '../lib/session.ts'
import { fingerprint, rowPrint, tricksOf } from './draft-trick.ts'
import { newDraft, type RoundDraft } from './round-draft.ts'
import type { EntryMode } from './screen-mode.ts'

/**
 * `fetchedVersion`: the version to which the tricks belong. News of the live channel raise the round's own before
 * its tricks are fetched; a save must not pass for newer than the tricks it began with.
 */
export type RoundReply = ReplyOf<typeof getRound> & { fetchedVersion?: number }

/** The version of the round that was read: what a save says it was made on. */
export function versionOf({ round, fetchedVersion }: RoundReply): number {
  return fetchedVersion ?? round.version
}

/** A draft, and what the round held when it began (`contentOf`). */
export type Begun = { draft: RoundDraft; base: string }

export type Kept = {
  draft: Omit<RoundDraft, 'past'>
  /** The latest steps back; without them the draft alone is reopened. */
  history?: KeptHistory
  /** What the round held when the draft began; something else now means that somebody else changed it. */
  base: string
  /** Handed to the outbox: from then on it is a copy. */
  sent: boolean
  reply: RoundReply | null
  /** In which mode of the judging screen it is entered; none for a training round. */
  mode?: EntryMode | undefined
}

/** False when the device does not keep it (storage full or switched off). */
export function keepDraft(
  key: string,
  { draft: { past, ...draft }, ...rest }: Omit<Kept, 'draft' | 'history'> & { draft: RoundDraft },
): boolean {
  const kept: Kept = { draft, history: keptHistory(past, draft), ...rest }
  return keep(localStorage, key, JSON.stringify(kept))
}

export function keptDraft(key: string): Kept | null {
  return read(localStorage.getItem(key))
}

/**
 * The mode in which something was left on this device that the server does not have, so that it is not lost behind a
 * round that was released, taken or judged meanwhile; null: nothing.
 */
export function leftEntering(key: string): EntryMode | null {
  const kept = keptDraft(key)
  return kept && !isAsBegun(kept) ? (kept.mode ?? null) : null
}

/** Whether nothing would be lost with it. */
export function isAsBegun({ draft, base }: { draft: Kept['draft']; base: string }): boolean {
  const { validated, selected, comment, video } = draft
  const tricks = validated.map(rowPrint).join(' ')
  return selected.length === 0 && base.startsWith(content({ tricks, comment, video }))
}

/** The same for two states of a round exactly when it holds the same tricks, comment, video and name. */
export function contentOf({ validatedTricks, round }: RoundReply): string {
  const { judge_comment: comment, video_link: video, round_name: name } = round
  return content({ tricks: fingerprint(validatedTricks), comment, video }) + JSON.stringify(name ?? '')
}

function content(of: { tricks: string; comment: string | null; video: string | null }): string {
  return JSON.stringify([of.tricks, of.comment ?? '', of.video ?? ''])
}

/**
 * Drops a copy of what has reached the server while no screen of the round was open; to be asked before one opens, once
 * the outbox is read.
 */
export function dropLeftover(key: string, isUnsent: boolean): void {
  if (!isUnsent && keptDraft(key)?.sent) dropDraft(key)
}

/** The same for new training rounds, whose screens are opened once; `unsent` are the keys of those not yet there. */
export function dropNewLeftovers(personId: number, unsent: readonly string[]): void {
  for (const key of draftKeysOf(personId)) {
    if (key.startsWith(newTrainingDraftKey(personId, ''))) dropLeftover(key, unsent.includes(key))
  }
}

/**
 * How many tricks on this device are in no round of the server; 0 when nothing would be lost with them. `isUnsent`: what
 * was handed to the outbox still lies there.
 */
export function unsavedTricks(key: string, isUnsent = false): number {
  const kept = keptDraft(key)
  if (!kept || (kept.sent && !isUnsent) || isAsBegun(kept)) return 0
  return tricksOf(kept.draft.validated).length + kept.draft.selected.length
}

/** How many rounds that person has begun on this device and not saved. */
export function begunRounds(personId: number): number {
  return draftKeysOf(personId).filter((key) => unsavedTricks(key) > 0).length
}

function draftKeysOf(personId: number): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(draftsOf(personId)))
}

/** Without a word to its screen, which is done with it; `discard` of lib/keep.ts tells it. */
export function dropDraft(key: string): void {
  localStorage.removeItem(key)
}

export function draftKey(personId: number, roundId: number): string {
  return `${draftsOf(personId)}${roundId}`
}

function draftsOf(personId: number): string {
  return `trickline.draft.${personId}.`
}

/** Of a training round that has no id yet; `roundKey` is its own among all that were begun. */
export function newTrainingDraftKey(personId: number, roundKey: string): string {
  return `${draftsOf(personId)}new.${roundKey}`
}

/** Of whoever is signed in. */
export function ownDraftKey(roundId: number): string {
  return draftKey(currentSession()?.person.id ?? 0, roundId)
}

/** What another tab wrote; null when it dropped the draft. */
export function read(text: string | null): Kept | null {
  return readKept(text, kept)
}

const kept = outlined<Kept>(
  z.object({
    draft: z.object({ validated: z.array(z.unknown()), selected: z.array(z.unknown()) }),
    base: z.string(),
  }),
)

export function reopened({ draft, history }: Kept): RoundDraft {
  return { ...newDraft(), ...draft, past: readHistory(history, draft) }
}
