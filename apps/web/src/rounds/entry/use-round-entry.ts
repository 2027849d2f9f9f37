/**
 * A round in which tricks are entered, judged or of training: its draft on this device, its score and its save. A save
 * that was refused is given up before entering goes on; one that lost a race is asked about (`changed-elsewhere.tsx`).
 */
import type { ReplyOf } from '@trickline/contract/call'
import { readRound, type RoundRead } from '@trickline/contract/read'
import type { storeRound, updateRound } from '@trickline/contract/rounds'
import { scoreRound } from '@trickline/scoring'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { type OutboxState, useOutbox } from '../../data/outbox.ts'
import type { RoundReply } from '../../data/round.ts'
import type { AnyCall, Verb } from '../../data/verb.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { swingLines } from '../../ui/line.tsx'
import { toast } from '../../ui/toast.tsx'
import { type Begun, roundDrafts } from '../save/kept-draft.ts'
import { useRoundDraft } from '../save/use-round-draft.ts'
import { useSave } from '../save/use-save.ts'
import type { EntryMode } from '../screen-mode.ts'
import { tricksOf } from './draft-trick.ts'

export type EnteredRound = {
  draftId: number | string
  /** What the outbox calls its save (verbs.ts). */
  saveId: string
  /** The round on the server; null for a new one. */
  reply: RoundReply | null
  /** Of a competition's round; none of training. */
  mode?: EntryMode
  /** What the server holds, as a draft: where one begins that is not on the device. */
  start: Begun
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
  const { draftId, saveId, reply, mode, start, ruleId, isHeld, refetch, onSaved, onDrop } = round
  const words = useMessages('judging')
  const format = useFormat()
  const explain = useErrorText()
  const isSaved = useOutbox(saveId)?.state === 'saved'
  const device = useRoundDraft(draftId, start, { reply, mode, isSaved })
  const { validated, selected } = device.draft
  const score = useMemo(() => scoreRound(ruleId, validated), [ruleId, validated])
  const save = useSave(saveId, 'the round was not saved', (state) => {
    const saved = savedRound(state)
    onDrop?.()
    swingLines()
    // the draft may be gone already, with another tab that heard of it first
    toast({ text: words.saved(format.score(saved?.totalScore ?? score.total)), tone: 'good' })
    onSaved(saved)
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
    score,
    trickCount: tricksOf(validated).length + selected.length,
    save,
    /** The version that the server had instead of the one this draft began with; null when a save ran into none. */
    present,
    /** Why it was not saved, where the same can be sent again; null otherwise. */
    refusal: lostRace ? null : save.refused,
    /** The server holds other tricks than those that the draft began with. */
    isOutdated: isHeld && (lostRace || (!save.isSending && device.base !== start.base)),
    send: async <Ask, Seen, C extends AnyCall>(wanted: Verb<Ask, Seen, C>, ask: Ask) => {
      try {
        await save.send(wanted, ask, roundDrafts.nameOf(draftId))
        device.markSent()
      } catch (error) {
        // The device could not keep it: said here, and nothing was sent.
        toast({ text: explain(error), tone: 'bad' })
      }
    },
    /** A refused save is given up, and entering goes on. */
    continueWith: async (begun: Begun) => {
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
