/** The card: background, border and corners. */
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classNames(cardClass, 'p-4 sm:p-5', className)} />
}

export const cardClass = 'rounded-card border border-hair bg-raised text-ink'
