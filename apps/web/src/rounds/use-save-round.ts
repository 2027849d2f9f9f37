/**
 * Saving a round through the outbox: safe on the device first, then sent with its idempotency key, also
 * after a reload or when the network is back.
 */
import { updateRound } from '@trickline/contract/rounds'
import { useCallback, useMemo } from 'react'
import { dropSave, enqueue, type OutboxState, retrySave, useOutbox } from '../lib/outbox.ts'
import { givenRows } from './draft-trick.ts'
import type { RoundReply } from './kept-draft.ts'
import type { RoundDraft } from './round-draft.ts'
import { useLoggedFailure } from './use-logged-failure.ts'

export type SaveRound = {
  state: OutboxState | undefined
  /** Resolves once the save is safe on this device. */
  save: (reply: RoundReply, draft: RoundDraft, isNew: boolean) => Promise<void>
  retry: () => void
  /** Gives up a refused save: the draft can be edited again. */
  takeBack: () => void
}

export function useSaveRound(roundId: number): SaveRound {
  const id = saveId(roundId)
  const state = useOutbox(id)
  useLoggedFailure('the round was not saved', state)
  const item = state && state.state !== 'saved' ? state.item : null

  const save = useCallback<SaveRound['save']>(
    ({ round, fetchedVersion }, draft, isNew) =>
      enqueue({
        id,
        call: updateRound,
        body: {
          roundId: round.id,
          modeProgram: round.rule_id,
          validatedTricks: givenRows(draft.validated),
          isNew,
          videoUrl: draft.video,
          version: fetchedVersion ?? round.version,
          ...(!isNew && { athlete_feedback: draft.comment }),
        },
      }),
    [id],
  )
  return useMemo(
    () => ({
      state,
      save,
      retry: () => void (item && retrySave(item)),
      takeBack: () => void (item && dropSave(item)),
    }),
    [state, save, item],
  )
}

/** What a save of it is called in the outbox. */
export function saveId(roundId: number): string {
  return `round:${roundId}`
}
