/** Moving a held round without saving: given back when scoring is cancelled, taken again when it was released (screens §12). */
import type { RoundStatus } from '@trickline/competition/model'
import { useState } from 'react'
import { carryOut } from '../../data/verb.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { moveHeldRound } from '../verbs.ts'

/** `move` is refused by throwing, as every call; `busy` while one is under way. */
export function useMoveRound(roundId: number) {
  const [busy, setBusy] = useState(false)
  const move = async (to: RoundStatus) => {
    setBusy(true)
    try {
      await carryOut(moveHeldRound, { roundId, to }).answer
    } catch (error) {
      logFailure(`the round did not become ${to}`, error)
      throw error
    } finally {
      setBusy(false)
    }
  }
  return { busy, move }
}
