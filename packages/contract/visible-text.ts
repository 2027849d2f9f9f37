/**
 * Removes control, invisible and direction-changing characters from text that people write (calls §1), in requests and mails.
 * fields.ts refuses NUL.
 */

const emoji = String.raw`\p{Extended_Pictographic}(?:\uFE0E|\uFE0F|\p{Emoji_Modifier})?`

/** scripts in which joiners are part of the spelling */
const joining = `[${[
  'Arabic',
  'Syriac',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Khmer',
  'Myanmar',
]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('')}]`

/** Invisible characters that belong to visible ones: flags, joined emoji, keycaps, joined letters. */
const needed = [
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{2,6}\u{E007F}`,
  String.raw`${emoji}(?:\u200D${emoji})*`,
  String.raw`[\d#*]\uFE0F\u20E3`,
  String.raw`${joining}[\u200C\u200D](?=${joining})`,
].join('|')

const unseen = String.raw`[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|(?![\0\n\t])\p{Cc}`

const neededOrUnseen = new RegExp(`(${needed})|${unseen}`, 'gu')

export function visibleLines(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(neededOrUnseen, (_, kept: string | undefined) => kept ?? '')
}

export function visibleLine(text: string): string {
  return visibleLines(text).replaceAll(/[\n\t]+/g, ' ')
}

/** Whether browsers or mail programs would make a link of the text; names with a full stop ("St.Anton") do not count. */
export function hasLink(text: string): boolean {
  return /\/\/|\bwww\./i.test(text)
}
