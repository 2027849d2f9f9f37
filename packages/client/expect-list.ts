/** What has to be a list. Something else comes from in between, not from the server: as good as no answer, and told so. */
import { NetworkError } from './api.ts'
import { logFailure } from './log-failure.ts'

export function expectList<Row>(answer: readonly Row[]): readonly Row[] {
  if (Array.isArray(answer)) return answer
  logFailure('the answer is not a list', answer)
  throw new NetworkError(answer)
}
