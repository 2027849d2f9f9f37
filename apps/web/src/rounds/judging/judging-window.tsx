/** The frame of the screen on which a round is entered: as high as the window, with its own header and a bar at the bottom. */
import { type ReactNode, useState } from 'react'
import { classNames } from '@trickline/ui/class-names.ts'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { useTitle } from '@trickline/ui/title.ts'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { useOverlappingTaps } from '../../lib/overlapping-taps.ts'
import { HeldBackNote } from '../held-back-note.tsx'
import type { Choice } from '../choice-button.tsx'
import type { MenuChoices } from './round-menu.tsx'

const RoundMenu = lazyComponent(async () => (await import('./round-menu.tsx')).RoundMenu, {
  when: ({ isPressed }) => isPressed,
})

const FromFirstTouch = lazyComponent(async () => (await import('./from-first-touch.tsx')).FromFirstTouch, {
  afterTouch: true,
})

export type JudgingHead = {
  athlete: string
  /** Round and competition, or "training". */
  line: ReactNode
  leave: Choice
}

type Props = JudgingHead & {
  draft: RoundDraft
  /** null: the round is being sent. */
  menu: MenuChoices | null
  notice: ReactNode
  foot: ReactNode
  children: ReactNode
}

export function JudgingWindow({ athlete, line, leave, draft, menu, notice, foot, children }: Props) {
  useTitle(athlete)
  useOverlappingTaps(menu !== null)
  return (
    // no transitions, as a fading button repaints the whole screen six times
    <div
      data-whole-window
      data-entering={menu ? '' : undefined}
      className="[container:judging/size] min-h-0 flex-1 [&_button]:transition-none"
    >
      <div className={columnClass}>
        <Head {...{ athlete, line, leave, menu }} />
        {notice ? (
          <div className="flex max-h-[40%] shrink-0 flex-col gap-2 overflow-y-auto empty:hidden">
            {notice}
          </div>
        ) : null}
        {children}
        <div data-bottom-bar className={footClass}>
          {foot}
        </div>
      </div>
      {menu ? <HeldBackNote /> : null}
      <FromFirstTouch draft={draft} isEntering={menu !== null} />
    </div>
  )
}

function Head({ athlete, line, leave, menu }: JudgingHead & Pick<Props, 'menu'>) {
  const words = useMessages('judging')
  return (
    <header className="-mx-2 flex min-h-13 shrink-0 items-center border-b-[1.5px] border-ink keyed:hidden sm:-mx-6 sm:px-3">
      <IconButton icon="back" label={words.direct.leave} onClick={leave.onTake} />
      <div className="min-w-0 flex-1">
        <h1 className="truncate leading-tight tracking-tight min-[68.75rem]:text-lead">{athlete}</h1>
        <p className="truncate text-label leading-tight text-soft">{line}</p>
      </div>
      {menu ? <LaterMenu {...menu} /> : null}
    </header>
  )
}

function LaterMenu(choices: MenuChoices) {
  const common = useMessages('common')
  const [isPressed, setPressed] = useState(false)
  return isPressed ? (
    <RoundMenu {...choices} isPressed />
  ) : (
    <IconButton icon="more" label={common.more} aria-haspopup="menu" onClick={() => setPressed(true)} />
  )
}

const columnClass =
  'mx-auto flex h-full max-w-[46rem] flex-col gap-1.5 overflow-x-clip overflow-y-auto px-2 sm:gap-2.5 sm:px-6 min-[68.75rem]:max-w-[80rem]'

const footClass = classNames(
  'sticky bottom-0 z-10 -mx-2 flex large-text:static shrink-0 flex-wrap items-center justify-end gap-2 border-t border-hair bg-paper px-2 pt-2 pb-[max(8px,env(safe-area-inset-bottom))]',
  'keyed:hidden sm:-mx-6 sm:px-6',
)
