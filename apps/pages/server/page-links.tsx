/** Links to the page before and the page after, of a list that works without JavaScript. */
import { buttonClass } from '@trickline/ui/button.tsx'
import { useMessages } from '@trickline/ui/messages.ts'

type Props = {
  page: number
  pages: number
  /** The address of another page of the list. */
  addressOf: (page: number) => string
}

export function PageLinks({ page, pages, addressOf }: Props) {
  const common = useMessages('common')
  if (pages <= 1) return null
  return (
    <nav aria-label={common.pageOf(page, pages)} className="flex items-center justify-center gap-3">
      {page > 1 ? (
        <a href={addressOf(page - 1)} rel="prev" className={buttonClass()}>
          {common.previous}
        </a>
      ) : null}
      <span className="tabular text-soft">{common.pageOf(page, pages)}</span>
      {page < pages ? (
        <a href={addressOf(page + 1)} rel="next" className={buttonClass()}>
          {common.next}
        </a>
      ) : null}
    </nav>
  )
}
