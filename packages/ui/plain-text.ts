/** Text search without case and accents: "echevarria" finds "Échevarría". */

/** Whether `text` contains every word of `wanted`, in any order. */
export function containsWords(text: string, words: string): boolean {
  const plain = plainText(text)
  return plainText(words)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .replace(/[łøđßæœ]/g, (letter) => letters[letter] ?? letter)
}

/** Letters that NFD does not decompose. */
const letters: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }
