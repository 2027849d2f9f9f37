/** A headline above the line and content below: the app's pages before sign-in. */
import type { ReactNode } from 'react'
import { Line } from './line.tsx'

export type HeadlineProps = {
  words: string
  text?: ReactNode
  above?: ReactNode
  children: ReactNode
}

export function HeadlineOnLine({ words, text, above, children }: HeadlineProps) {
  return (
    <div className="mx-auto grid w-full max-w-page flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_auto_1fr] px-5 sm:px-8 lg:grid-cols-[1.3fr_1fr] lg:grid-rows-[minmax(max(12rem,27vh),auto)_auto_1fr] lg:gap-x-20">
      <h1 className="max-w-[12ch] self-end py-5 text-display font-extrabold tracking-[-0.045em] sm:pt-12 lg:py-0 lg:pb-4">
        {words}
      </h1>
      <div className="self-end">{above}</div>
      <Line drawn className="col-span-full -my-2.5 ms-[calc(50%-50vw)] w-screen" />
      <p className="hidden max-w-[23rem] pt-8 text-lead text-pretty text-soft lg:block">{text}</p>
      <div className="w-full max-w-md pt-8 pb-14">{children}</div>
    </div>
  )
}
