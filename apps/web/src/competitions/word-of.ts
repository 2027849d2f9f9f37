/** The word for what the server spells as a key; undefined when nothing was chosen, or nothing we know. */
export function wordOf(words: Record<string, string>, key: string | null): string | undefined {
  return key === null ? undefined : words[key]
}
