/** A search in words, without case and accents: "Échevarría" is found as "echevarria". */

/** Every word of `wanted` stands somewhere in `text`, in whichever order. */
export function containsWords(text: string, wanted: string): boolean {
  const plain = plainText(text)
  return plainText(wanted)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

/** As it is compared: without case and accents. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .replace(/[łøđßæœ]/g, (letter) => letters[letter] ?? letter)
}

/** Letters of their own, and yet nobody types them who does not have the key. */
const letters: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }
