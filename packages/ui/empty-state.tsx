/** An empty screen: says what will be here and how it gets here, on the left axis of the page, around a slack line. */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Line } from './line.tsx'

type Props = {
  title: string
  /** It fills the screen with the margins of a page, and its heading is the screen's title. */
  isScreen?: boolean
  /** Nothing is here because all of it is done: its bead is green, with a check. */
  isDone?: boolean
  text?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, isScreen = false, isDone = false, text, action }: Props) {
  const Title = isScreen ? 'h1' : 'p'
  return (
    <div
      className={classNames(
        isScreen ? 'mx-auto w-full max-w-page flex-1 px-4 py-10 sm:px-6 sm:py-16' : 'py-6 sm:py-8',
      )}
    >
      <Title
        className={classNames(
          'max-w-reading font-bold tracking-[-0.015em] text-balance',
          isScreen ? 'text-title' : 'text-lead sm:text-score',
        )}
      >
        {title}
      </Title>
      <div className="relative mt-2 mb-5">
        <Line slack={20} />
        {/* the bead of a line on which nobody rides, at its lowest point */}
        <span className="absolute start-1/2 top-5 grid -translate-1/2 place-items-center">
          {isDone ? (
            <span className="grid size-7 place-items-center rounded-full bg-done text-paper">
              <Icon name="check" className="size-4.5" />
            </span>
          ) : (
            <span className="size-4 rounded-full border-2 border-ink bg-paper" />
          )}
        </span>
      </div>
      {text ? <p className="max-w-reading text-pretty text-soft sm:text-lead">{text}</p> : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  )
}
