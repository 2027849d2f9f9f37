/**
 * A round in which tricks are entered, judged or of training: its draft on this device, its score and its save. A save
 * that was refused is given up before entering goes on; one that lost a race is asked about (`round-conflict.tsx`).
 */
import type { ReplyOf } from '@trickline/contract/call'
import { readRound, type RoundRead } from '@trickline/contract/read-rows'
import type { storeRound, updateRound } from '@trickline/contract/rounds'
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { type OutboxState, useOutboxState } from '@trickline/client/outbox.ts'
import type { RoundReply } from '@trickline/client/round.ts'
import { device as onDevice } from '@trickline/client/device-storage.ts'
import { type AnyCall, useSave, type MutationDefinition } from '@trickline/client/mutation.ts'
import { useAfterPaint } from '@trickline/client/after-paint.ts'
import { useErrorText } from '@trickline/ui/error-text.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { animateLines } from '@trickline/ui/line.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { type NewDraft, roundDrafts } from '../save/stored-draft.ts'
import type { EntryMode } from '../screen-mode.ts'
import { type Lists, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { useEntryPreferences } from './entry-preferences.ts'
import { countDraft } from './current-entry.ts'
import { type DraftAction, refusedTap, roundDraftReducer } from './round-draft.ts'

export type EnteredRound = {
  draftId: number | string
  /** What the outbox calls its save (mutations.ts). */
  saveId: string
  /** The round on the server; null for a new one. */
  reply: RoundReply | null
  /** Of a competition's round; none of training. */
  mode?: EntryMode
  /** What the server holds, as a draft: where one begins that is not on the device. */
  start: NewDraft
  /** What it is scored by. */
  ruleId: number
  /** False once it was released, taken or published. */
  isHeld: boolean
  refetch: () => void
  /** As the server has it now; null when that was told to an earlier page. */
  onSaved: (saved: RoundRead | null) => void
  /** The draft is saved or thrown away: what belongs to it goes too. */
  onDrop?: () => void
}

export type RoundEntry = ReturnType<typeof useRoundEntry>

export function useRoundEntry(round: EnteredRound) {
  const { draftId, saveId, start, ruleId, isHeld, refetch, onSaved, onDrop } = round
  const words = useMessages('judging')
  const format = useFormat()
  const explain = useErrorText()
  const isSaved = useOutboxState(saveId)?.state === 'saved'
  const device = useRoundDraft(round, isSaved)
  const { collectsFirst } = useEntryPreferences()
  const { draft } = device
  const { saved, score } = countDraft(draft, ruleId, collectsFirst)
  const save = useSave(saveId, 'the round was not saved', (state) => {
    const reply = savedRound(state)
    onDrop?.()
    animateLines()
    // the draft may be gone already, with another tab that heard of it first
    toast({ text: words.saved(format.score(reply?.totalScore ?? score.total)), tone: 'good' })
    onSaved(reply)
  })
  const present = presentVersion(save.refused)
  const lostRace = present !== null
  const lookAgain = useEffectEvent(refetch)
  useEffect(() => {
    if (lostRace) lookAgain()
  }, [lostRace])
  return {
    round,
    device,
    saved,
    score,
    trickCount: trickCountOf(draft),
    save,
    /** The version that the server had instead of the one this draft began with; null when a save ran into none. */
    present,
    /** Why it was not saved, where the same can be sent again; null otherwise. */
    refusal: lostRace ? null : save.refused,
    /** The server holds other tricks than those that the draft began with. */
    isOutdated: isHeld && (lostRace || (!save.isSending && device.base !== start.base)),
    send: async <Ask, Seen, C extends AnyCall>(wanted: MutationDefinition<Ask, Seen, C>, ask: Ask) => {
      try {
        await save.send(wanted, ask, roundDrafts.nameOf(draftId))
        device.markSent()
      } catch (error) {
        // The device could not keep it: said here, and nothing was sent.
        toast({ text: explain(error), tone: 'bad' })
      }
    },
    /** A refused save is given up, and entering goes on. */
    continueWith: async (begun: NewDraft) => {
      await save.giveUp()
      device.restart(begun)
    },
    throwAway: async () => {
      await save.giveUp()
      device.drop()
      onDrop?.()
    },
  }
}

/**
 * Kept on the device at every tap; the screen shows what lies there, also when another tab wrote it. It follows what the
 * server holds until something is entered. `isSaved`: the server has it, and it is kept no more.
 */
function useRoundDraft({ draftId: id, start, reply, mode }: EnteredRound, isSaved: boolean) {
  const [isDropped, setDropped] = useState(false)
  const there = useAfterPaint(onDevice.onChange, () => roundDrafts.read(id))
  const [last, setLast] = useState(there)
  if (there !== null && there !== last) setLast(there)
  const { draft, base } = there ?? (isDropped || isSaved ? last : null) ?? start
  const shown = useRef({ draft, base, reply, mode })
  useEffect(() => {
    shown.current = { draft, base, reply, mode }
  })
  // a second tap may come before the first is drawn
  const now = useCallback(() => ({ ...shown.current, ...newDraftOf(id) }), [id])
  const put = useCallback(
    (begun: NewDraft, sent = false) => {
      setDropped(false)
      const { reply: round, mode: entered } = shown.current
      void roundDrafts.write(id, { draft: begun.draft, base: begun.base, reply: round, mode: entered, sent })
    },
    [id],
  )
  return {
    draft,
    base,
    /** As it is entered, where the screen may be a tap behind. */
    now,
    isKept: useSyncExternalStore(onDevice.onChange, () => roundDrafts.persistState(id) !== 'not-kept'),
    /** Never another one, so that rows drawn with it are not drawn again. */
    dispatch: useCallback(
      (action: DraftAction) => {
        const { draft: before, base: begunWith } = now()
        const next = roundDraftReducer(before, action)
        const refused = next === before ? refusedTap(action) : null
        if (refused) logFailure(refused)
        if (next !== before) put({ draft: next, base: begunWith })
      },
      [put, now],
    ),
    /** Goes on with another draft, or with the same one on another base. */
    restart: (begun: NewDraft) => put(begun),
    /** Handed to the outbox: what is kept from now on is a copy. */
    markSent: () => put(now(), true),
    /** It is on the server, or was thrown away on purpose: shown until the screen is left, and kept no more. */
    drop: () => {
      setDropped(true)
      roundDrafts.drop(id)
    },
  }
}

/** As it lies on the device; nothing where it does not. */
function newDraftOf(id: number | string): NewDraft | null {
  const kept = roundDrafts.read(id)
  return kept && { draft: kept.draft, base: kept.base }
}

export function trickCountOf({ validated, selected }: Lists): number {
  return tricksOf(validated).length + selected.length
}

function savedRound(state: OutboxState): RoundRead | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer to one of the two calls
  return state.state === 'saved'
    ? readRound((state.reply as ReplyOf<typeof storeRound | typeof updateRound>).round)
    : null
}

function presentVersion(refused: Exclude<OutboxState, { state: 'saved' }> | null): number | null {
  const round = refused?.failure?.present?.['round']
  if (typeof round !== 'object' || round === null || !('version' in round)) return null
  return typeof round.version === 'number' ? round.version : null
}
