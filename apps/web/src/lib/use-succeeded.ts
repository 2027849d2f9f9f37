/** Whether the server agreed to a verb; what it refused is logged, and told by a toast. */
import { useErrorText } from '@trickline/ui/error-text.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { toast } from '@trickline/ui/toast.tsx'
import { RequestCancelled } from '@trickline/client/outbox.ts'
import type { StartedMutation } from '@trickline/client/mutation.ts'

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
