/**
 * What people write, as others are shown it (calls §1): without controls, without characters that nobody sees and without
 * those that turn a line round. They are dropped, since they come along unseen with what is pasted. Letters of every
 * script and emoji stay. (NUL stays too: it is refused, fields.ts.) Text is read so where it comes in (fields.ts), and once more where a mail goes out.
 */

const emoji = String.raw`\p{Extended_Pictographic}(?:\uFE0E|\uFE0F|\p{Emoji_Modifier})?`

/** In their words joiners are spelling. */
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

/** Unseen characters that others need: of flags (England's), joined emoji, keys (1 in a box), joined letters. */
const needed = [
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{2,6}\u{E007F}`,
  String.raw`${emoji}(?:\u200D${emoji})*`,
  String.raw`[\d#*]\uFE0F\u20E3`,
  String.raw`${joining}[\u200C\u200D](?=${joining})`,
].join('|')

const unseen = String.raw`[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|(?![\0\n\t])\p{Cc}`

const neededOrUnseen = new RegExp(`(${needed})|${unseen}`, 'gu')

/** With its line breaks and tabs. */
export function visibleLines(written: string): string {
  return written
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(neededOrUnseen, (_, kept: string | undefined) => kept ?? '')
}

export function visibleLine(written: string): string {
  return visibleLines(written).replaceAll(/[\n\t]+/g, ' ')
}

/** What browsers and mail programs would make a link of; a name with a full stop in it (“St.Anton”) is none. */
export function hasLink(written: string): boolean {
  return /\/\/|\bwww\./i.test(written)
}
