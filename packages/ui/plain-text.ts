/** Text search that ignores case and accents: "echevarria" finds "Échevarría". */

/** Whether a text contains every word of `words`, in any order. */
export function containing(words: string): (text: string) => boolean {
  const wanted = plainText(words).split(/\s+/)
  return (text) => {
    const plain = plainText(text)
    return wanted.every((word) => plain.includes(word))
  }
}

export function plainText(text: string): string {
  // most texts are ASCII, and a list has a thousand
  if (isAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđßæœ]/g, (letter) => letters[letter] ?? letter)
}

const isAscii = /^[\0-\x7F]*$/

/** Letters that NFD does not decompose. */
const letters: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }
