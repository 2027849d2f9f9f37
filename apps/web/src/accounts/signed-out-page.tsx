/** The frame of every page before sign-in: a headline above the line, content below. */
import { paths } from '@trickline/views/paths.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Preferences } from '../lib/preferences.tsx'
import { HeadlineOnLine, type HeadlineProps } from '@trickline/ui/headline-on-line.tsx'

export function SignedOutPage(headline: HeadlineProps) {
  const common = useMessages('common')
  return (
    <main className="flex min-h-dvh flex-col overflow-x-clip">
      <div className="mx-auto flex min-h-16 w-full max-w-page shrink-0 flex-wrap items-center justify-between px-5 sm:px-8">
        {/* a plain link, as the server renders the front page */}
        <a href={paths.signIn} className="text-lead font-extrabold tracking-tight">
          {common.product}
        </a>
        <div className="-me-3 flex items-center">
          <Preferences />
        </div>
      </div>
      <HeadlineOnLine {...headline} />
    </main>
  )
}
