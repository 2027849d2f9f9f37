/** Of a line of an event: a letter or a number gets the word before it, "Line A". */
export function lineName(name: string, word: string): string {
  return name.length > 2 ? name : `${word} ${name}`
}
