/** Says what could not be loaded, with a button to try again: in place of a list, or as a note in a form or card. */
import { ApiError } from '@trickline/client/api.ts'
import { useErrorText } from './error-text.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Button } from '@trickline/ui/button.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { Notice } from '@trickline/ui/notice.tsx'

type Props = { title: string; error: unknown; onRetry: () => void }

export function LoadFailed({ title, error, onRetry }: Props) {
  const common = useMessages('common')
  const explain = useErrorText()
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={explain(error)}
        action={
          <Button kind={mayHelp(error) ? 'primary' : 'quiet'} onClick={onRetry}>
            {common.retry}
          </Button>
        }
      />
    </div>
  )
}

/** Whether trying again can help; not after a refusal. */
export function mayHelp(error: unknown): boolean {
  return !(error instanceof ApiError && [403, 404, 409].includes(error.status))
}

export function LoadFailedNote({ error, onRetry }: Omit<Props, 'title'>) {
  const common = useMessages('common')
  const explain = useErrorText()
  return (
    <Notice tone="bad">
      <p>{explain(error)}</p>
      <Button className="mt-3" onClick={onRetry}>
        {common.retry}
      </Button>
    </Notice>
  )
}
