/** Shown for an unknown address, and for a profile that cannot be loaded (accounts-and-people §6). */
import { Link } from '@tanstack/react-router'
import { useMessages } from '@trickline/ui/messages.ts'
import { useTitle } from '@trickline/ui/title.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { paths } from '@trickline/views/paths.ts'

export function NotFoundOutside() {
  return (
    <main className="flex flex-1 flex-col">
      <NotFoundScreen />
    </main>
  )
}

/** Used inside the frame of the app. */
export function NotFoundScreen() {
  const common = useMessages('common')
  useTitle(common.notFoundTitle)
  return (
    <EmptyState
      isScreen
      title={common.notFoundTitle}
      text={common.notFoundText}
      action={
        <Link to={paths.signIn} className={buttonClass('primary')}>
          {common.toStart}
        </Link>
      }
    />
  )
}
