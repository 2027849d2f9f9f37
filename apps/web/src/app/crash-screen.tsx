/** Shown in place of a screen that threw: what happened, what is safe, what to do. */
import type { ErrorComponentProps } from '@tanstack/react-router'
import { ApiError, NetworkError } from '../lib/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useMessages } from '../lib/messages.ts'
import { useTitle } from '../lib/title.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

export function CrashScreen({ error }: ErrorComponentProps) {
  const common = useMessages('common')
  const explain = useErrorText()
  useTitle(common.crashTitle)
  const known = error instanceof ApiError || error instanceof NetworkError
  return (
    <div className="flex flex-1 items-center justify-center" role="alert">
      <EmptyState
        title={common.crashTitle}
        text={known ? explain(error) : common.crashText}
        action={
          <Button kind="primary" onClick={() => location.reload()}>
            {common.reload}
          </Button>
        }
      />
    </div>
  )
}
