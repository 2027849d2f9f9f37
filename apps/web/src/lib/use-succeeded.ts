/** Waits for a mutation; returns whether it succeeded. A refusal is logged and shown as a toast. */
import { useErrorText } from './error-text.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { toast } from '@trickline/ui/toast.tsx'
import { RequestCancelled } from '@trickline/client/outbox.ts'
import type { StartedMutation } from '@trickline/client/mutation.ts'

export function useSucceeded(): (started: StartedMutation<unknown>, logMessage: string) => Promise<boolean> {
  const explain = useErrorText()
  return ({ answer }, logMessage) =>
    answer.then(
      () => true,
      (error: unknown) => {
        if (error instanceof RequestCancelled) return false
        logFailure(logMessage, error)
        toast({ text: explain(error), tone: 'bad' })
        return false
      },
    )
}
