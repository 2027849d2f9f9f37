/** Keeps wide names away from the borders of their tile. */
export function tileNameClass(shortName: string): string | null {
  return widthOf(shortName) > 5.2 ? 'text-[0.6875rem] tracking-tighter sm:text-[0.8125rem]' : null
}

/** The width in font sizes of bold letters, of which capitals and figures are wider. */
function widthOf(text: string): number {
  const wide = text.match(/[A-Z0-9]/g)?.length ?? 0
  return wide * 0.68 + (text.length - wide) * 0.5
}
