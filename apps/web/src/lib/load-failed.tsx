/** Shown instead of a list that could not be loaded. */
import { useErrorText } from './error-text.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Button } from '@trickline/ui/button.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'

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
          <Button kind="primary" onClick={onRetry}>
            {common.retry}
          </Button>
        }
      />
    </div>
  )
}
