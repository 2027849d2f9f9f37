/** History of a trick, newest first: when, by whom, old and new values, and why. */
import type { TrickChange, TrickState } from '@trickline/contract/catalogue'
import { onFeetTypeId, trickCategoryName } from '@trickline/contract/trick-categories'
import type { Areas } from '@trickline/messages/areas'
import { type Format, useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { levelWord } from '@trickline/views/tricks/performed-trick.ts'

export function TrickHistory({ changes }: { changes: readonly TrickChange[] }) {
  const common = useMessages('common')
  const texts = useChangeFormat()
  const { words, format } = texts
  return (
    <ol className="flex flex-col gap-2">
      {changes.map((change) => (
        <li key={change.id}>
          <p className="tabular font-medium [overflow-wrap:anywhere]">
            {whatChanged(change, texts).join(' · ')}
          </p>
          {change.note === '' ? null : (
            <p className="[overflow-wrap:anywhere] whitespace-pre-line text-soft">
              {texts.common.quoted(change.note)}
            </p>
          )}
          <p className="text-label text-soft [overflow-wrap:anywhere]">
            {format.date(change.at)} ·{' '}
            {change.admin
              ? personName(change.admin, common)
              : change.is_own
                ? words.ownCatalogue
                : words.someone}
          </p>
        </li>
      ))}
    </ol>
  )
}

/** Provides the messages and formats for `differences`. */
export function useChangeFormat(): ChangeFormat {
  const words = useMessages('tricks')
  const judging = useMessages('judging')
  const common = useMessages('common')
  const format = useFormat()
  return { words, judging, common, format }
}

type ChangeFormat = {
  words: Areas['tricks']
  judging: Areas['judging']
  common: Areas['common']
  format: Format
}

function whatChanged({ action, before, after }: TrickChange, texts: ChangeFormat): string[] {
  const { words, common } = texts
  if (before === null) return [common.labelled(words.actions.added, fieldText('value', after, texts))]
  if (action !== 'changed') return [words.actions[action]]
  return differences(before, after, texts)
}

/** "Value: 4.50 → 5.00" for each changed field. */
export function differences(before: TrickState, after: TrickState, texts: ChangeFormat): string[] {
  const { words, common } = texts
  return versioned
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) =>
      common.labelled(
        words.fields[field],
        `${fieldText(field, before, texts)} → ${fieldText(field, after, texts)}`,
      ),
    )
}

const versioned = [
  'value',
  'name',
  'short_name',
  'aliases',
  'level_id',
  'categorie_id',
  'type_id',
  'creator',
  'start_position',
  'end_position',
  'sources',
] as const satisfies (keyof TrickState)[]

function fieldText(
  field: (typeof versioned)[number],
  state: TrickState,
  { words, judging, format }: ChangeFormat,
): string {
  const place = (position: string | null) => position && (words.positions[position] ?? position)
  const texts = {
    value: format.value(state.value),
    name: state.name,
    short_name: state.short_name,
    aliases: format.joined(...state.aliases),
    level_id: levelWord(state.level_id, judging),
    categorie_id: trickCategoryName(state.categorie_id),
    type_id: state.type_id === onFeetTypeId ? words.onFeet : words.elsewhere,
    creator: state.creator,
    start_position: place(state.start_position),
    end_position: place(state.end_position),
    sources: format.joined(...state.sources),
  }
  return texts[field] || '—'
}
