/** Shown when a screen throws: says what happened and offers a reload. */
import type { ErrorComponentProps } from '@tanstack/react-router'
import { ApiError, NetworkError } from '@trickline/client/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { mayHelp } from '../lib/load-failed.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { useTitle } from '@trickline/ui/title.ts'
import { Button } from '@trickline/ui/button.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'

export function CrashScreen({ error }: ErrorComponentProps) {
  const common = useMessages('common')
  const explain = useErrorText()
  useTitle(common.crashTitle)
  const isServerOrNetworkError = error instanceof ApiError || error instanceof NetworkError
  return (
    <div className="flex flex-1 flex-col" role="alert">
      <EmptyState
        isScreen
        title={common.crashTitle}
        text={isServerOrNetworkError ? explain(error) : common.crashText}
        action={
          <Button kind={mayHelp(error) ? 'primary' : 'quiet'} onClick={() => location.reload()}>
            {common.reload}
          </Button>
        }
      />
    </div>
  )
}
