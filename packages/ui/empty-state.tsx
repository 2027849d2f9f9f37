/** An empty screen: says what will be here and how it gets here. */
import type { ReactNode } from 'react'
import { Line } from './line.tsx'

type Props = {
  title: string
  /** It fills the screen, and its heading is the screen's title. */
  isScreen?: boolean
  text?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, isScreen = false, text, action }: Props) {
  const Title = isScreen ? 'h1' : 'p'
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center">
      <Title className="text-lead font-semibold tracking-normal text-balance">{title}</Title>
      <div className="relative my-3 w-40 text-edge">
        <Line />
        {/* the bead of a line on which nobody rides */}
        <span className="absolute start-[calc(50%-0.375rem)] top-1 size-3 rounded-full border-[1.5px] bg-paper" />
      </div>
      {text ? <p className="text-pretty text-soft">{text}</p> : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  )
}
