/** Keeps a wide name off the borders of its tile. */
export function tileNameClass(shortName: string): string | null {
  return widthOf(shortName) > 5.2 ? 'text-[0.6875rem] tracking-tighter sm:text-[0.8125rem]' : null
}

/** In font sizes, of bold letters: capitals and figures are wider. */
function widthOf(text: string): number {
  const wide = text.match(/[A-Z0-9]/g)?.length ?? 0
  return wide * 0.68 + (text.length - wide) * 0.5
}
