/** Exports all figures of the screen as CSV (screens §26). */
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { saveFile } from '../lib/save-file.ts'
import { Button } from '@trickline/ui/button.tsx'
import type { NameOf } from './parts.tsx'
import { asCsv } from './statistics-labels.ts'

export function ExportButton({
  subjects,
  nameOf,
}: {
  subjects: Parameters<typeof asCsv>[0]
  nameOf: NameOf
}) {
  const words = useMessages('statistics')
  const common = useMessages('common')
  const judging = useMessages('judging')
  const format = useFormat()
  const save = () => {
    const text = asCsv(subjects, { words, common, judging, nameOf })
    const name = format.list(subjects.map((each) => each.name))
    saveFile(`trickline ${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
  }
  return <Button onClick={save}>{words.export}</Button>
}
