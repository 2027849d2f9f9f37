/** The files of a competition, to save: tables, calendar, everything (calls §24, §25). */
import { exportCompetition } from '@trickline/contract/calls/files'
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { phasesOf } from '@trickline/competition/phases'
import { fetchFile } from '@trickline/client/api.ts'
import { Button } from '@trickline/ui/button.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useAction } from '../../lib/use-action.ts'
import { ShareRow } from './share-row.tsx'

const tables = ['results', 'start-list', 'entries'] as const

export function FileDownloads({ competition }: { competition: CompetitionRead }) {
  const words = useMessages('files').downloads
  const phaseWords = useMessages('phases')
  const { id } = competition
  return (
    <ul>
      {tables.map((what) => (
        <ShareRow
          key={what}
          icon="download"
          title={words.tables[what]}
          text={words.table}
          action={<Save id={id} query={{ format: 'csv', what }} name={words.tables[what]} />}
        />
      ))}
      {phasesOf(competition).map(({ number, name }) => {
        const title = words.sheets(phaseName(name, phaseWords))
        return (
          <ShareRow
            key={number}
            icon="download"
            title={title}
            text={words.table}
            action={
              <Save id={id} query={{ format: 'csv', what: 'round', round_number: number }} name={title} />
            }
          />
        )
      })}
      <ShareRow
        icon="download"
        title={words.calendar}
        text={words.calendarText}
        action={<Save id={id} query={{ format: 'ics' }} name={words.calendar} />}
      />
      <ShareRow
        icon="download"
        title={words.everything}
        text={words.everythingText}
        action={<Save id={id} query={{ format: 'json' }} name={words.everything} />}
      />
    </ul>
  )
}

type SaveProps = { id: number; name: string; query: { format: string; what?: string; round_number?: number } }

function Save({ id, name, query }: SaveProps) {
  const words = useMessages('files').downloads
  const { follow, busy } = useAction()
  const save = async () => {
    const file = await fetchFile(exportCompetition, { params: { id }, query })
    saveFile(file.name, file.content)
  }
  return (
    <Button
      busy={busy}
      busyText={words.save}
      aria-label={words.saveNamed(name)}
      onClick={() => void follow(save(), { log: 'export-competition' })}
    >
      {words.save}
    </Button>
  )
}
