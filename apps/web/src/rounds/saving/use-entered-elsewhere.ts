/**
 * For a judge who enters a round on two devices: each tells the server how many tricks only it has, and learns what the other
 * has. The last answer is stored, to be shown without a network.
 */
import { reportEntering } from '@trickline/contract/calls/entering'
import type { OtherDevice } from '@trickline/contract/entering'
import { useEffect, useRef } from 'react'
import { api, ApiError } from '@trickline/client/api.ts'
import { deviceStore, useStoredValue } from '@trickline/client/device-storage.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { hasFields, isNumber, parseWith } from '@trickline/contract/type-guards'

export type ElsewhereAnswer = {
  /** Version of the round at the answer: a later one belongs to another claim. */
  version: number
  elsewhere: OtherDevice | null
  /** Epoch milliseconds, by the server's clock. */
  at: number
}

const answers = deviceStore<ElsewhereAnswer>(
  'memo',
  'entered-elsewhere',
  parseWith(hasFields({ version: isNumber, at: isNumber })),
)

const pauseMilliseconds = 10_000

type Entered = { roundId: number; version: number; trickCount: number }

/** null: no answer for this claim yet. `isHeld`: the claim has arrived, and the network is there. */
export function useEnteredElsewhere(
  { roundId, version, trickCount }: Entered,
  isHeld: boolean,
): ElsewhereAnswer | null {
  useReport(roundId, trickCount, isHeld)
  const answer = useStoredValue(answers, roundId)
  return answer && answer.version >= version ? answer : null
}

/** Reports at once, then whenever the number of tricks changes, at most every ten seconds. */
function useReport(roundId: number, trickCount: number, isHeld: boolean): void {
  const last = useRef({ at: 0, tricks: -1 })
  useEffect(() => {
    if (!isHeld) last.current.tricks = -1
    if (!isHeld || last.current.tricks === trickCount) return undefined
    const pause = last.current.at + pauseMilliseconds - Date.now()
    const timer = setTimeout(() => {
      last.current = { at: Date.now(), tricks: trickCount }
      void report(roundId, trickCount)
    }, pause)
    return () => clearTimeout(timer)
  }, [roundId, trickCount, isHeld])
}

async function report(roundId: number, tricks: number): Promise<void> {
  try {
    const answer = await api(reportEntering, { params: { id: roundId }, body: { tricks } })
    await answers.write(roundId, { ...answer, at: serverNow() })
  } catch (error) {
    // a round saved or released meanwhile shows that itself
    const isOver = error instanceof ApiError && [403, 404, 409].includes(error.status)
    if (!isOver) logFailure('this device did not tell what it has of the round', error)
  }
}
