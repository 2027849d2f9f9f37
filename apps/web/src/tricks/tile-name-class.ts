/** Keeps a long name off the borders of its tile. */
export function tileNameClass(shortName: string): string | null {
  return shortName.length > 8 ? 'text-[0.6875rem] tracking-tighter sm:text-[0.8125rem]' : null
}
