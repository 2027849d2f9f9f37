/** Moving a held round without saving: given back when scoring is cancelled, taken again when it was released (screens §12). */
import type { RoundStatus } from '@trickline/competition/model'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { logFailure } from '../../lib/log-failure.ts'

/** `move` is refused by throwing, as every call; `busy` while one is under way. */
export function useMoveRound(roundId: number) {
  const [busy, setBusy] = useState(false)
  const move = async (to: RoundStatus) => {
    setBusy(true)
    try {
      await api(updateStatus, {
        body: { entity: 'rounds', id: roundId, new_status: roundStatusCodes[to], source: 'judge_panel' },
      })
    } catch (error) {
      logFailure(`the round did not become ${to}`, error)
      throw error
    } finally {
      setBusy(false)
    }
  }
  return { busy, move }
}
