/** Something that is no list comes from a gateway, not from the server: it is logged and counts as no answer. */
import { NetworkError } from './api.ts'
import { logFailure } from './log-failure.ts'

export function expectList<Row>(answer: readonly Row[]): readonly Row[] {
  if (Array.isArray(answer)) return answer
  logFailure('the answer is not a list', answer)
  throw new NetworkError(answer)
}
