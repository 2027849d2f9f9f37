/** The name of an event's line; a single letter or number gets the word before it: "Line A". */
export function lineName(name: string, word: string): string {
  return name.length > 2 ? name : `${word} ${name}`
}
