/** A headline above the line and content below: the app's pages before sign-in. */
import type { ReactNode } from 'react'
import { Line } from './line.tsx'

export type HeadlineProps = {
  words: string
  text?: ReactNode
  /** Stands on the line; without it a bead does. */
  above?: ReactNode
  children: ReactNode
  /** Below the text where there is room beside the content, otherwise below the content. */
  also?: ReactNode
}

export function HeadlineOnLine({ words, text, above, children, also }: HeadlineProps) {
  return (
    <div className="mx-auto grid w-full max-w-page flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_auto_1fr] px-5 sm:px-8 lg:grid-cols-[1.3fr_1fr] lg:grid-rows-[minmax(15rem,auto)_auto_auto_1fr] lg:gap-x-20">
      <h1 className="max-w-[12ch] self-end py-5 text-display font-extrabold tracking-[-0.045em] sm:pt-12 sm:pb-7 lg:py-0 lg:pb-8">
        {words}
      </h1>
      <div className="self-end">
        {above ?? (
          <div className="relative h-0">
            <span
              aria-hidden="true"
              className="pointer-events-none absolute -bottom-[7px] z-10 size-3.5 rounded-full border-[1.5px] border-ink bg-accent"
            />
          </div>
        )}
      </div>
      <Line drawn className="col-span-full -my-2.5 ms-[calc(50%-50vw)] w-screen" />
      <p className="hidden max-w-[30rem] pt-8 text-2xl leading-snug text-pretty text-soft lg:block">{text}</p>
      <div className="w-full max-w-md pt-8 sm:max-lg:max-w-none last:pb-14 lg:row-span-2 lg:pb-14">
        {children}
      </div>
      {also ? <div className="w-full max-w-md pb-14 sm:max-lg:max-w-none lg:col-start-1">{also}</div> : null}
    </div>
  )
}
