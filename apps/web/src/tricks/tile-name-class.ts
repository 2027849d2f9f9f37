/** Keeps wide names away from the borders of their tile. `isDense`: more than four tiles are in a row. */
export function tileNameClass(shortName: string, isDense: boolean): string | null {
  const width = widthOf(shortName)
  if (width <= 5.2) return null
  if (isDense) return 'text-[0.6875rem] tracking-tighter sm:text-[0.8125rem]'
  return width <= 6
    ? 'text-[0.8125rem] tracking-tighter sm:text-body sm:tracking-normal'
    : 'text-[0.6875rem] tracking-tighter sm:text-[0.9375rem]'
}

/** The width in font sizes of bold letters, of which capitals and figures are wider. */
function widthOf(text: string): number {
  const wide = text.match(/[A-Z0-9]/g)?.length ?? 0
  return wide * 0.68 + (text.length - wide) * 0.5
}
