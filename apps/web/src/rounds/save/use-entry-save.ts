/**
 * The save of a round that is entered (screens §12): safe on the device first, then sent with its idempotency key, also
 * after a reload or when the network is back. One that was refused is given up before entering goes on; one that lost
 * a race is asked about.
 */
import { readRound, type RoundRead } from '@trickline/contract/read'
import type { ReplyOf } from '@trickline/contract/call'
import type { storeRound, updateRound } from '@trickline/contract/rounds'
import { useEffect, useEffectEvent } from 'react'
import { dropSave, type OutboxState, retrySave, useOutbox } from '../../data/outbox.ts'
import { type AnyCall, carryOut, type Verb } from '../../data/verb.ts'
import { type Begun, roundDrafts } from './kept-draft.ts'
import { useLoggedFailure, useSettled } from './save-state.tsx'
import type { DraftOnDevice } from './use-round-draft.ts'

type SaveCall = typeof storeRound | typeof updateRound

type Entered = {
  /** What the outbox calls it (verbs.ts). */
  id: string
  /** As `useRoundDraft` was given it. */
  draftId: number | string
  device: DraftOnDevice
  /** What the server holds, as a draft, and the version to which that belongs; null while it holds nothing. */
  start: Begun
  version: number | null
  /** False once it was released, taken or published: there is nothing to choose between then. */
  isHeld: boolean
  refetch: () => void
  /** As the server has it now; null when that was told to an earlier page. */
  onSaved: (saved: RoundRead | null) => void
}

export function useEntrySave(entered: Entered) {
  const { id, draftId, device, start, version, isHeld, refetch, onSaved } = entered
  const state = useOutbox(id)
  useLoggedFailure('the round was not saved', state)
  const refused = state?.state === 'failed' ? state : null
  const { isSettled, begin } = useSettled(state?.state, () => onSaved(savedRound(state)))
  const isSending = state?.state === 'waiting' || refused !== null || isSettled
  const present = presentVersion(state)
  const lostRace = present !== null
  const lookAgain = useEffectEvent(refetch)
  useEffect(() => {
    if (lostRace) lookAgain()
  }, [lostRace])
  return {
    state,
    /** It is on its way, was refused or has just arrived: nothing is entered. */
    isSending,
    /** The server has it. */
    isSaved: isSettled,
    /** The server had another version than the one this draft began with. */
    lostRace,
    /** The server holds other tricks than those that the draft began with. */
    isOutdated: isHeld && (lostRace || (!isSending && device.base !== start.base)),
    /** Those other tricks are still to be fetched: there is nothing to choose yet. */
    isFetchingOther: present !== null && version !== null && present > version,
    canRetry: refused !== null && !lostRace,
    /** Resolves once the save is safe on this device. */
    send: async <Ask, Seen, C extends AnyCall>(wanted: Verb<Ask, Seen, C>, ask: Ask) => {
      await carryOut(wanted, ask, { drafts: [roundDrafts.nameOf(draftId)] }).safe
      device.markSent()
      begin()
    },
    retry: () => void (refused && retrySave(refused)),
    /** A refused save is given up, and entering goes on. */
    continueWith: async (begun: Begun) => {
      if (refused) await dropSave(refused)
      device.restart(begun)
    },
    /** Gives it up, and what it was made from. */
    throwAway: async () => {
      if (refused) await dropSave(refused)
      device.drop()
    },
  }
}

function savedRound(state: OutboxState | undefined): RoundRead | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer to one of the two calls
  return state?.state === 'saved' ? readRound((state.reply as ReplyOf<SaveCall>).round) : null
}

/** The version that a save ran into; null when it did not. */
function presentVersion(state: OutboxState | undefined): number | null {
  const round = state?.state === 'failed' ? state.failure?.present?.['round'] : undefined
  if (typeof round !== 'object' || round === null || !('version' in round)) return null
  return typeof round.version === 'number' ? round.version : null
}
