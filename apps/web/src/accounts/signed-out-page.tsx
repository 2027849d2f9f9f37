/**
 * The frame of every page before the sign-in: big calm words stand on the line, what there is to do
 * hangs below it.
 */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../app/paths.ts'
import { useMessages } from '../lib/messages.ts'
import { Line } from '../ui/line.tsx'

type Props = {
  /** Stands on the line. */
  words: string
  /** Hangs below the words; on the phone it gives way to the form. */
  text?: ReactNode
  /** Stands on the line above the form: the choice between sign in and register. */
  above?: ReactNode
  /** Language and theme. */
  corner?: ReactNode
  children: ReactNode
}

export function SignedOutPage({ words, text, above, corner, children }: Props) {
  const common = useMessages('common')
  return (
    <main className="flex min-h-dvh flex-col overflow-x-clip">
      <div className="mx-auto flex min-h-16 w-full max-w-page shrink-0 flex-wrap items-center justify-between px-5 sm:px-8">
        <Link to={paths.signIn} className="text-lead font-extrabold tracking-tight">
          {common.product}
        </Link>
        <div className="-me-3 flex items-center">{corner}</div>
      </div>
      <div className="mx-auto grid w-full max-w-page flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_auto_1fr] px-5 sm:px-8 lg:grid-cols-[1.3fr_1fr] lg:grid-rows-[minmax(max(12rem,27vh),auto)_auto_1fr] lg:gap-x-20">
        <h1 className="max-w-[12ch] self-end py-5 text-display font-extrabold tracking-[-0.045em] sm:pt-12 lg:py-0 lg:pb-4">
          {words}
        </h1>
        <div className="self-end">{above}</div>
        <Line drawn className="col-span-full -my-2.5 ms-[calc(50%-50vw)] w-screen" />
        <p className="hidden max-w-[23rem] pt-8 text-lead text-pretty text-soft lg:block">{text}</p>
        <div className="w-full max-w-md pt-8 pb-14">{children}</div>
      </div>
    </main>
  )
}
