/** The sentences of a competition's history, in the reader's language. */
import { formFields } from '@trickline/competition/competition-fields'
import { phaseAt } from '@trickline/competition/phases'
import { loadArea } from '@trickline/messages/catalogues'
import type { Language } from '@trickline/messages/languages'
import { messagesFor } from '@trickline/messages/messages-for'
import type { CompetitionRecord } from '../competitions-store.ts'

export type HistoryWords = Awaited<ReturnType<typeof historyWords>>

export async function historyWords(language: Language, competition: CompetitionRecord) {
  const [words, competitions, facts, entries, history] = await Promise.all([
    loadArea(language, 'competitionHistory'),
    loadArea(language, 'competitions'),
    loadArea(language, 'competitionFacts'),
    loadArea(language, 'entries'),
    loadArea(language, 'history'),
  ])
  const { files, common } = messagesFor(language)
  const fields: Readonly<Record<string, string>> = facts.fields
  const options: Readonly<Record<string, Readonly<Record<string, string>>>> = competitions.options
  const labels = new Map(formFields.map((field) => [columnOf(field), fields[field] ?? field]))
  return {
    words,
    common,
    roundActions: history.actions,
    entryStatus: (status: string) => read(entries.statuses, status),
    phase: (number: number) => {
      const name = phaseAt(competition, number)?.name ?? `round-${number}`
      return files.phaseNames[name] ?? facts.roundNumber(number)
    },
    /** The label of a form column; null: it is not a column of the form. */
    label: (column: string) => labels.get(column) ?? null,
    value: (column: string, value: unknown): string => {
      if (value === null || value === undefined || value === '') return '—'
      if (Array.isArray(value)) return value.join(', ')
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      return options[column]?.[text] ?? text
    },
  }
}

function columnOf(field: string): string {
  return field === 'round_size_id' ? 'stages' : field
}

function read(words: Readonly<Record<string, string>>, key: string): string {
  return words[key] ?? key
}
