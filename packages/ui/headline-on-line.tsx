/** A headline above the line, the content below: the sign-in, in the app and on the front page. */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Line } from './line.tsx'

export type HeadlineProps = {
  words: string
  text?: ReactNode
  above?: ReactNode
  children: ReactNode
}

type HeadlineOnLineProps = HeadlineProps & { as: 'h1' | 'h2'; className?: string }

export function HeadlineOnLine({
  words,
  text,
  above,
  as: Heading,
  className,
  children,
}: HeadlineOnLineProps) {
  return (
    <div
      className={classNames(
        'mx-auto grid w-full max-w-page flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_auto_1fr] lg:grid-cols-[1.3fr_1fr] lg:gap-x-20',
        Heading === 'h1' && 'lg:grid-rows-[minmax(max(12rem,27vh),auto)_auto_1fr]',
        className,
      )}
    >
      <Heading className="max-w-[12ch] self-end py-5 text-display font-extrabold tracking-[-0.045em] sm:pt-12 lg:py-0 lg:pb-4">
        {words}
      </Heading>
      <div className="self-end">{above}</div>
      <Line drawn className="col-span-full -my-2.5 ms-[calc(50%-50vw)] w-screen" />
      <p className="hidden max-w-[23rem] pt-8 text-lead text-pretty text-soft lg:block">{text}</p>
      <div className="w-full max-w-md pt-8 pb-14">{children}</div>
    </div>
  )
}
