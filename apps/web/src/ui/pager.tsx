/** Previous and next with "page x of y"; nothing at all when there is one page only. */
import { useMessages } from '../lib/messages.ts'
import { Button } from './button.tsx'

type Props = { page: number; pages: number; onPage: (page: number) => void }

/** `page` counts from 1. */
export function Pager({ page, pages, onPage }: Props) {
  const common = useMessages('common')
  if (pages <= 1) return null
  return (
    <nav
      aria-label={common.pageOf(page, pages)}
      className="flex flex-wrap items-center justify-center gap-3 py-4"
    >
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {common.previous}
      </Button>
      <span className="tabular whitespace-nowrap text-soft">{common.pageOf(page, pages)}</span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {common.next}
      </Button>
    </nav>
  )
}

/** The items of one page; `page` beyond the end shows the last one. */
export function pageOf<Item>(items: readonly Item[], page: number, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const shown = Math.min(Math.max(1, page), pages)
  return { page: shown, pages, items: items.slice((shown - 1) * size, shown * size) }
}
