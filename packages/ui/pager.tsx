/** Previous and next with "page x of y"; empty for a single page. */
import { useMessages } from './messages.ts'
import { Button } from './button.tsx'

type Props = { page: number; pages: number; onPage: (page: number) => void }

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

/** Five numbers with first, previous, next and last; on a phone the arrows stand around "page x of y" below the numbers. */
export function NumberedPager({ page, pages, onPage }: Props) {
  const common = useMessages('common')
  if (pages <= 1) return null
  const step = (label: string, text: string, to: number) => (
    <Button
      aria-label={label}
      disabled={to < 1 || to > pages || to === page}
      onClick={() => onPage(to)}
      className={`${frameless} text-score`}
    >
      {text}
    </Button>
  )
  return (
    <nav
      aria-label={common.pageOf(page, pages)}
      className="flex flex-wrap items-center justify-center gap-x-1 py-2 max-sm:mx-auto max-sm:max-w-80"
    >
      {step(common.firstPage, '«', 1)}
      {step(common.previous, '‹', page - 1)}
      <div className="flex gap-x-1 max-sm:order-first max-sm:w-full max-sm:justify-between">
        {pagesAround(page, pages).map((each) => (
          <Button
            key={each}
            aria-current={each === page ? 'page' : undefined}
            onClick={() => onPage(each)}
            className={`tabular ${frameless} aria-[current]:bg-ink! aria-[current]:text-paper`}
          >
            {each}
          </Button>
        ))}
      </div>
      <span aria-hidden="true" className="tabular flex-1 text-center text-label text-soft sm:hidden">
        {common.pageOf(page, pages)}
      </span>
      {step(common.next, '›', page + 1)}
      {step(common.lastPage, '»', pages)}
    </nav>
  )
}

const frameless = 'border-transparent! bg-transparent! px-3! hover:bg-sunken!'

/** Up to `most` page numbers, the shown page in the middle. */
export function pagesAround(page: number, pages: number, most = 5): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(most / 2), pages - most + 1))
  return Array.from({ length: Math.min(most, pages) }, (_, index) => first + index)
}

/** The items of one page; a `page` beyond the end becomes the last one. */
export function pageOf<Item>(items: readonly Item[], page: number, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const shown = Math.min(Math.max(1, page), pages)
  return { page: shown, pages, items: items.slice((shown - 1) * size, shown * size) }
}
