/** The frame of a screen: width, header, and the main action (bottom right on a phone, top right on a desktop). */
import type { ReactNode } from 'react'
import { useTitle } from './title.ts'
import { classNames } from './class-names.ts'

type Props = {
  title: string
  above?: ReactNode
  below?: ReactNode
  main?: ReactNode
  actions?: ReactNode
  /** A narrower page, for texts. */
  reading?: boolean
  /** A lower header, for work screens. */
  dense?: boolean
  children: ReactNode
}

export function Page({
  title,
  above,
  below,
  main,
  actions,
  reading = false,
  dense = false,
  children,
}: Props) {
  useTitle(title)
  return (
    <div
      className={classNames(
        'mx-auto w-full px-4 sm:px-6',
        dense ? 'pt-4 sm:pt-6' : 'pt-6 sm:pt-10',
        reading ? 'max-w-reading' : 'max-w-page',
        main ? 'pb-28 sm:pb-16' : 'pb-16',
      )}
    >
      <header
        className={classNames(
          'flex flex-wrap justify-between gap-x-6',
          above || below ? 'items-end' : 'items-center',
          dense ? 'mb-5 gap-y-1 sm:mb-4' : 'mb-6 gap-y-3',
        )}
      >
        <div className={classNames('min-w-0 flex-1', dense ? 'basis-40' : 'basis-64')}>
          {above ? <div className="mb-1 text-label text-soft">{above}</div> : null}
          <h1 className="text-title font-bold">{title}</h1>
          {below ? (
            <div className={classNames('flex flex-wrap items-center gap-2 text-soft', !dense && 'mt-2')}>
              {below}
            </div>
          ) : null}
        </div>
        {actions || main ? (
          <div className="flex flex-wrap items-center gap-3">
            {actions}
            {main ? <MainAction>{main}</MainAction> : null}
          </div>
        ) : null}
      </header>
      {children}
    </div>
  )
}

/** `--bottom-bar`: the height of a bar at the bottom of the page. */
function MainAction({ children }: { children: ReactNode }) {
  return (
    <div className="empty:hidden max-sm:fixed max-sm:end-4 max-sm:bottom-[calc(var(--bottom-bar,0px)+max(1rem,env(safe-area-inset-bottom)))] max-sm:z-20 max-sm:rounded-control max-sm:shadow-lift">
      {children}
    </div>
  )
}
