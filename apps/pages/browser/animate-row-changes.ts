/** Animates changed rows: they move, show places gained or lost, count scores up and glow. Reduced motion is respected. */

/** The same duration as in ui/base.css. */
const glowMilliseconds = 2000

type Before = { top: number; text: string; rank: number | null; score: string }

export function rowsBefore(element: HTMLElement): Map<string, Before> {
  return new Map(
    rowElements(element).map((row) => [
      keyOf(row),
      {
        top: row.getBoundingClientRect().top,
        text: textOf(row),
        rank: rankOf(row),
        score: row.querySelector('[data-score]')?.textContent ?? '',
      },
    ]),
  )
}

/** Returns the changed rows. */
export function animateChanges(
  element: HTMLElement,
  before: ReadonlyMap<string, Before>,
  isNews: boolean,
): HTMLElement[] {
  const isReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const rows = rowElements(element)
  const changed: HTMLElement[] = []
  // measured before anything moves
  const tops = rows.map((row) => row.getBoundingClientRect().top)
  for (const [place, row] of rows.entries()) {
    const rowBefore = before.get(keyOf(row))
    if (rowBefore?.text === textOf(row)) continue
    changed.push(row)
    glow(row)
    if (rowBefore) showGained(row, rowBefore)
    if (isReducedMotion || !rowBefore) continue
    move(row, rowBefore.top - (tops[place] ?? rowBefore.top))
    const score = row.querySelector('[data-score]')
    if (score && score.textContent !== rowBefore.score) countUp(score, rowBefore.score)
  }
  if (isNews && !isReducedMotion) dip()
  return changed
}

function rowElements(element: HTMLElement): HTMLElement[] {
  const rows = [...element.querySelectorAll<HTMLElement>('[data-row]')]
  return element.matches('[data-row]') ? [element, ...rows] : rows
}

function keyOf(row: HTMLElement): string {
  return `${row.parentElement?.closest('details')?.id} ${row.dataset['row']}`
}

function textOf(row: HTMLElement): string {
  return (row.querySelector('summary') ?? row).textContent.trim()
}

function rankOf({ dataset }: HTMLElement): number | null {
  return dataset['rank'] ? Number(dataset['rank']) : null
}

/** The class is removed afterwards, so that the next change glows too. */
function glow(row: HTMLElement): void {
  row.classList.add('glow')
  setTimeout(() => row.classList.remove('glow'), glowMilliseconds)
}

function showGained(row: HTMLElement, before: Before): void {
  const place = row.querySelector<HTMLElement>('[data-place]')
  const rank = rankOf(row)
  const gained = rank === null || before.rank === null ? 0 : before.rank - rank
  if (place && gained !== 0) place.dataset['gained'] = `${gained > 0 ? '▲' : '▼'} ${Math.abs(gained)}`
}

function move(row: HTMLElement, by: number): void {
  if (Math.abs(by) < 1) return
  row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
    duration: 700,
    easing: 'cubic-bezier(0.2, 0.9, 0.3, 1)',
  })
}

const countMilliseconds = 900

function countUp(element: Element, before: string): void {
  const final = element.textContent ?? ''
  const [from, to] = [hundredths(before), hundredths(final)]
  if (to === 0) return
  const format = new Intl.NumberFormat(document.documentElement.lang, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const startedAt = performance.now()
  const draw = (now: number) => {
    const share = Math.min(1, (now - startedAt) / countMilliseconds)
    const eased = 1 - (1 - share) ** 3
    element.textContent = share === 1 ? final : format.format((from + (to - from) * eased) / 100)
    if (share < 1) requestAnimationFrame(draw)
  }
  draw(startedAt)
}

function hundredths(score: string): number {
  return Number(score.replace(/\D/g, ''))
}

function dip(): void {
  const sags = [0, 14, -7, 3, 0]
  document.querySelector('header path')?.animate(
    sags.map((sag) => ({ d: `path('M0 10Q500 ${10 + sag} 1000 10')` })),
    900,
  )
}
