/** The actions of a list: a bar at the bottom of a phone, in place on wider screens. The page leaves room for the bar. */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export function Dock({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={classNames(
        'flex flex-wrap gap-2 print:hidden max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:border-t max-sm:border-hair max-sm:bg-paper max-sm:px-4 max-sm:pt-2 max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))] max-sm:[&>*]:flex-1',
        className,
      )}
    >
      {children}
    </div>
  )
}
