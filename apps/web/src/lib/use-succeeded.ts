/** Waits for a mutation; returns whether it succeeded. A refusal is logged and shown as a toast. */
import { useErrorText } from '@trickline/ui/error-text.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { toast } from '@trickline/ui/toast.tsx'
import { RequestCancelled } from '@trickline/client/outbox.ts'
import type { StartedMutation } from '@trickline/client/mutation.ts'

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
