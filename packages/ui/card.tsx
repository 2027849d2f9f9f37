/** The card: the same paper, edge and corners everywhere. */
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classNames(cardClass, 'p-4 sm:p-5', className)} />
}

/** For a link or a list item that is a card itself. */
export const cardClass = 'rounded-card border border-hair bg-raised text-ink'
