/** The frame for reading or reviewing a round (screens §10): its head, the total pinned to the top, video and notices. */
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@trickline/ui/class-names.ts'
import { Page } from '@trickline/ui/page.tsx'
import { useIsWide } from '@trickline/ui/use-wide.ts'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { TotalsBar } from '@trickline/views/rounds/totals-bar.tsx'
import { useOverlappingTaps } from '../lib/overlapping-taps.ts'
import { HeldBackNote } from './held-back-note.tsx'
import { usePinnedHeader } from './use-pinned-header.ts'
import { RestoredFocus } from './restored-focus.tsx'

type Props = Omit<ComponentProps<typeof TotalsBar>, 'state'> & {
  above: ReactNode
  title: string
  below: ReactNode
  draft: RoundDraft
  /** Taps follow each other quickly, as in a review. */
  takesTaps: boolean
  video: ReactNode
  state?: ReactNode
  notice?: ReactNode
  children: ReactNode
}

export function RoundFrame(props: Props) {
  const { above, title, below, draft, video, notice, children } = props
  const { totals, onExplain, state, actions, isOpen = false, takesTaps } = props
  const pinned = usePinnedHeader()
  const videoPlace = useVideoPlace(draft)
  useOverlappingTaps(takesTaps)
  return (
    <Page {...{ title, above, below }}>
      {/* no transitions, as a fading button repaints the whole screen six times */}
      <div
        data-entering={takesTaps ? '' : undefined}
        className="pb-[calc(5rem+var(--video,0px))] sm:pb-(--video,0px) [&_button]:transition-none"
      >
        {/* covers the app header on a phone, where room is scarce */}
        <div ref={pinned} className={pinnedClass}>
          {videoPlace === 'pinned' ? video : null}
          <TotalsBar {...{ totals, onExplain, state, actions, isOpen }} />
        </div>
        {notice ? <div className="mt-4 flex flex-col gap-3 empty:hidden">{notice}</div> : null}
        {children}
      </div>
      {takesTaps ? <HeldBackNote /> : null}
      <RestoredFocus draft={draft} isEntering={false} />
    </Page>
  )
}

/** `pinned`: above the totals, on a phone. `beside`: beside the tricks. null: the round has no video. */
export function useVideoPlace({ video }: Pick<RoundDraft, 'video'>): 'pinned' | 'beside' | null {
  const isWide = useIsWide()
  if (video === null) return null
  return isWide ? 'beside' : 'pinned'
}

const pinnedClass = classNames(
  'sticky top-[calc(0px-var(--lifted,0px))] z-30 -mx-4 bg-paper px-4',
  'sm:top-[calc(56px-var(--lifted,0px))] sm:z-10 sm:-mx-6 sm:px-6',
)
