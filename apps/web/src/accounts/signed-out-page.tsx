/** Frame of every page before sign-in: a headline above the line, the content below. */
import type { ReactNode } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { Line } from '@trickline/ui/line.tsx'

type HeadlineProps = {
  words: string
  text?: ReactNode
  above?: ReactNode
  children: ReactNode
}

type Props = HeadlineProps & {
  corner?: ReactNode
}

export function SignedOutPage({ corner, ...headline }: Props) {
  const common = useMessages('common')
  return (
    <main className="flex min-h-dvh flex-col overflow-x-clip">
      <div className="mx-auto flex min-h-16 w-full max-w-page shrink-0 flex-wrap items-center justify-between px-5 sm:px-8">
        {/* a plain link: the server makes the front page */}
        <a href={paths.signIn} className="text-lead font-extrabold tracking-tight">
          {common.product}
        </a>
        <div className="-me-3 flex items-center">{corner}</div>
      </div>
      <HeadlineOnLine {...headline} as="h1" className="px-5 sm:px-8" />
    </main>
  )
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
