/** Shows and links the round just saved, where the judge comes back to. */
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { paths } from '@trickline/views/paths.ts'
import { lastSaved, useLastSaved, useLastSavedText } from '../rounds/saving/last-saved.ts'

/** Without `competitionId`, a round of any competition. */
export function SavedLine({ competitionId }: { competitionId?: number }) {
  const saved = useLastSaved(competitionId)
  const text = useLastSavedText(saved)
  const common = useMessages('common')
  const line = useRef<HTMLOutputElement>(null)
  const router = useRouter()
  useEffect(() => {
    // after the router has restored the scroll position
    const stop = router.subscribe('onRendered', () => {
      stop()
      line.current?.scrollIntoView({ block: 'center' })
    })
    return () => {
      stop()
      lastSaved.set((now) =>
        competitionId === undefined || now?.competitionId === competitionId ? null : now,
      )
    }
  }, [router, competitionId])
  if (!saved) return null
  return (
    <output
      ref={line}
      className="flex min-h-touch items-center gap-3 rounded-control bg-ink ps-4 pe-1 text-paper"
    >
      <Icon name="check" className="size-5 shrink-0" />
      <span className="tabular min-w-0 flex-1 py-2 font-semibold">{text}</span>
      <Link
        to={paths.judging(saved.roundId)}
        className="inline-flex min-h-touch items-center rounded-control px-3 font-semibold underline underline-offset-4"
      >
        {common.open}
      </Link>
    </output>
  )
}
