/** The files of a competition to save: tables, calendar, everything (calls §24, §25). */
import { exportCompetition } from '@trickline/contract/calls/files'
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { phasesOf } from '@trickline/competition/phases'
import { fetchFile } from '@trickline/client/api.ts'
import { Button } from '@trickline/ui/button.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useAction } from '../../lib/use-action.ts'
import { IsaHandOff } from './isa-hand-off.tsx'
import { ShareRow } from './share-row.tsx'

const tables = ['results', 'start-list', 'entries'] as const

export function FileDownloads({ competition }: { competition: CompetitionRead }) {
  const words = useMessages('files').downloads
  const phaseWords = useMessages('phases')
  const { id } = competition
  const row = (title: string, text: string, formats: readonly Format[], query: Query = {}) => (
    <ShareRow
      key={title}
      icon="download"
      title={title}
      text={text}
      action={formats.map((format) => (
        <Save key={format} id={id} query={{ ...query, format }} name={title} />
      ))}
    />
  )
  return (
    <ul>
      {tables.map((what) => row(words.tables[what], words.table, ['pdf', 'csv'], { what }))}
      {phasesOf(competition).map(({ number, name }) =>
        row(words.sheets(phaseName(name, phaseWords)), words.table, ['pdf', 'csv'], {
          what: 'round',
          round_number: number,
        }),
      )}
      {row(words.calendar, words.calendarText, ['ics'])}
      {row(words.everything, words.everythingText, ['json'])}
      {competition.status === 'finished' ? <IsaHandOff id={id} /> : null}
    </ul>
  )
}

type Format = 'pdf' | 'csv' | 'ics' | 'json'
type Query = { what?: string; round_number?: number }

function Save({ id, name, query }: { id: number; name: string; query: Query & { format: Format } }) {
  const words = useMessages('files').downloads
  const { follow, busy } = useAction()
  const format = query.format.toUpperCase()
  const save = async () => {
    const file = await fetchFile(exportCompetition, { params: { id }, query })
    saveFile(file.name, file.content)
  }
  return (
    <Button
      busy={busy}
      busyText={format}
      aria-label={words.saveNamed(name, format)}
      onClick={() => void follow(save(), { log: 'export-competition' })}
    >
      {format}
    </Button>
  )
}
