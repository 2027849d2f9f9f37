/** Whether the server agreed to a verb; what it refused is logged, and told by a toast. */
import { useErrorText } from '../lib/error-text.ts'
import { logFailure } from '../lib/log-failure.ts'
import { toast } from '../ui/toast.tsx'
import { RequestCancelled } from './outbox.ts'
import type { StartedMutation } from './mutation.ts'

/** `if (await agreed(carryOut(approve, { id }), 'the competition was not approved')) …`; undone it is not agreed, and nothing is told. */
export function useSucceeded(): (started: StartedMutation<unknown>, failed: string) => Promise<boolean> {
  const explain = useErrorText()
  return ({ answer }, failed) =>
    answer.then(
      () => true,
      (error: unknown) => {
        if (error instanceof RequestCancelled) return false
        logFailure(failed, error)
        toast({ text: explain(error), tone: 'bad' })
        return false
      },
    )
}
