/**
 * A round being entered, judged or training: its draft on this device, its score and its save. A refused save is dropped
 * before the edit continues; after a version conflict the judge chooses (round-conflict.tsx).
 */
import type { ReplyOf } from '@trickline/contract/call'
import type { CallAddress } from '@trickline/contract/call-address'
import { readRound, type RoundRead } from '@trickline/contract/read-rows'
import type { storeRound, updateRound } from '@trickline/contract/rounds'
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { type OutboxState, useOutboxState } from '@trickline/client/outbox-items.ts'
import type { RoundReply } from '@trickline/client/round.ts'
import { device as onDevice } from '@trickline/client/device-storage.ts'
import { type MutationDefinition, useSave } from '@trickline/client/mutation.ts'
import { useAfterPaint } from '@trickline/client/after-paint.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { animateLines } from '@trickline/ui/line.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { type EntryMode, type NewDraft, roundDrafts } from '../draft/stored-draft.ts'
import { type Lists, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { useEntryPreferences } from '../judging/entry-preferences.ts'
import { countDraft } from '../draft/counted-draft.ts'
import { type DraftAction, refusedTap, roundDraftReducer } from '../draft/taps.ts'

export type RoundEntryOptions = {
  draftId: number | string
  saveId: string
  /** The round on the server; null for a new one. */
  reply: RoundReply | null
  mode?: EntryMode
  /** The server's state as a draft, used until one is stored on the device. */
  start: NewDraft
  ruleId: number
  /** False once the round was released, claimed by another judge, or published. */
  isClaimed: boolean
  refetch: () => void
  /** Called with the round as the server saved it, and its total. */
  onSaved: (saved: RoundRead | null, total: number) => void
  /** Called when the draft was saved or discarded, to drop stored data that belongs to it. */
  onDraftDropped?: () => void
}

export type RoundEntry = ReturnType<typeof useRoundEntry>

export function useRoundEntry(round: RoundEntryOptions) {
  const { draftId, saveId, start, ruleId, isClaimed, refetch, onSaved, onDraftDropped } = round
  const explain = useErrorText()
  const isSaved = useOutboxState(saveId)?.state === 'saved'
  const device = useRoundDraft(round, isSaved)
  const { collectsFirst } = useEntryPreferences()
  const { draft } = device
  const { saved, score } = countDraft(draft, ruleId, collectsFirst)
  const save = useSave(saveId, 'the round was not saved', (state) => {
    const reply = savedRound(state)
    onDraftDropped?.()
    animateLines()
    // another tab may have received the reply first and dropped the draft
    // a ballot is not yet the score of the round
    onSaved(reply, (reply?.ballots ? null : reply?.totalScore) ?? score.total)
  })
  const serverVersion = serverVersionOf(save.refused)
  const hasConflict = serverVersion !== null
  const refetchLatest = useEffectEvent(refetch)
  useEffect(() => {
    if (hasConflict) refetchLatest()
  }, [hasConflict])
  return {
    round,
    device,
    saved,
    score,
    trickCount: trickCountOf(draft),
    save,
    /** The server's version after a version conflict, else null. */
    serverVersion: serverVersion,
    /** The failure of a refused save that can be retried, else null. */
    refusal: hasConflict ? null : save.refused,
    /** The round was changed on the server since the draft began. */
    isOutdated: isClaimed && (hasConflict || (!save.isSending && device.base !== start.base)),
    send: async <TVariables, TData, C extends CallAddress>(
      mutation: MutationDefinition<TVariables, TData, C>,
      variables: TVariables,
    ) => {
      try {
        await save.send(mutation, variables, roundDrafts.nameOf(draftId))
        device.markSent()
        return true
      } catch (error) {
        // the device could not store it, so nothing was sent
        toast({ text: explain(error), tone: 'bad' })
        return false
      }
    },
    continueWith: async (draftWithBase: NewDraft) => {
      await save.giveUp()
      device.restart(draftWithBase)
    },
    throwAway: async () => {
      await save.giveUp()
      device.drop()
      onDraftDropped?.()
    },
  }
}

/**
 * The draft, stored at every tap and read from the device, even after another tab writes it; without one, the server's state.
 * `isSaved`: the save has arrived, and the stored draft is gone.
 */
function useRoundDraft({ draftId: id, start, reply, mode }: RoundEntryOptions, isSaved: boolean) {
  const [isDropped, setDropped] = useState(false)
  const stored = useAfterPaint(onDevice.onChange, () => roundDrafts.read(id))
  const [last, setLast] = useState(stored)
  if (stored !== null && stored !== last) setLast(stored)
  const { draft, base } = stored ?? (isDropped || isSaved ? last : null) ?? start
  const shown = useRef({ draft, base, reply, mode })
  useEffect(() => {
    shown.current = { draft, base, reply, mode }
  })
  // read from the device, as a second tap may come before the first is rendered
  const now = useCallback(() => ({ ...shown.current, ...newDraftOf(id) }), [id])
  const store = useCallback(
    (draftWithBase: NewDraft, sent = false) => {
      setDropped(false)
      const { reply: round, mode: entryMode } = shown.current
      void roundDrafts.write(id, {
        draft: draftWithBase.draft,
        base: draftWithBase.base,
        reply: round,
        mode: entryMode,
        sent,
      })
    },
    [id],
  )
  return {
    draft,
    base,
    /** The draft as of the last tap; the screen may be one tap behind. */
    now,
    isKept: useSyncExternalStore(onDevice.onChange, () => roundDrafts.persistState(id) !== 'not-kept'),
    dispatch: useCallback(
      (action: DraftAction) => {
        const { draft: before, base: currentBase } = now()
        const next = roundDraftReducer(before, action)
        const refused = next === before ? refusedTap(action) : null
        if (refused) logFailure(refused)
        // within the tap, so that it is stored even if the browser is killed right afterwards
        if (next !== before) store({ draft: next, base: currentBase })
      },
      [store, now],
    ),
    restart: (draftWithBase: NewDraft) => store(draftWithBase),
    markSent: () => store(now(), true),
    /** Deletes the stored draft; the screen shows it until it is left. */
    drop: () => {
      setDropped(true)
      roundDrafts.drop(id)
    },
  }
}

function newDraftOf(id: number | string): NewDraft | null {
  const stored = roundDrafts.read(id)
  return stored && { draft: stored.draft, base: stored.base }
}

export function trickCountOf({ validated, selected }: Lists): number {
  return tricksOf(validated).length + selected.length
}

function savedRound(state: OutboxState): RoundRead | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reply to one of the two calls
  return state.state === 'saved'
    ? readRound((state.reply as ReplyOf<typeof storeRound | typeof updateRound>).round)
    : null
}

function serverVersionOf(refused: Exclude<OutboxState, { state: 'saved' }> | null): number | null {
  const round = refused?.failure?.present?.['round']
  if (typeof round !== 'object' || round === null || !('version' in round)) return null
  return typeof round.version === 'number' ? round.version : null
}
