/** Hands results over to the federation: shows what would be sent and who has no id, then saves the file (ranking §8). */
import { exportCompetition } from '@trickline/contract/calls/files'
import type { IsaFile } from '@trickline/contract/isa-file'
import { fetchFile } from '@trickline/client/api.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Notice } from '@trickline/ui/notice.tsx'
import { useState } from 'react'
import { saveFile } from '../../lib/save-file.ts'
import { useAction } from '../../lib/use-action.ts'
import { ShareRow } from './share-row.tsx'

export function IsaHandOff({ id }: { id: number }) {
  const words = useMessages('files').downloads.isa
  const { follow, busy } = useAction()
  const [shown, setShown] = useState<IsaFile>()
  const look = async () => {
    const { content } = await fetchFile(exportCompetition, {
      params: { id },
      query: { format: 'isa', dry_run: 1 },
    })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reply of this format
    setShown(JSON.parse(await content.text()) as IsaFile)
  }
  return (
    <>
      <ShareRow
        icon="download"
        title={words.title}
        text={words.text}
        action={
          <Button busy={busy} onClick={() => void follow(look(), { log: 'isa-dry-run' })}>
            {words.look}
          </Button>
        }
      />
      {shown ? <HandOffDialog id={id} file={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  )
}

function HandOffDialog({ id, file, onClose }: { id: number; file: IsaFile; onClose: () => void }) {
  const words = useMessages('files').downloads.isa
  const common = useMessages('common')
  const format = useFormat()
  const { follow, busy } = useAction()
  const { contest, unlinked = [], leastField = 0 } = file
  const save = async () => {
    const { name, content } = await fetchFile(exportCompetition, { params: { id }, query: { format: 'isa' } })
    saveFile(name, content)
    onClose()
  }
  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" busy={busy} onClick={() => void follow(save(), { log: 'export-isa' })}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {contest.results.length < leastField ? <Notice>{words.tooFew(leastField)}</Notice> : null}
        {unlinked.length > 0 ? (
          <Notice>{words.unlinked(unlinked.length, format.list(unlinked))}</Notice>
        ) : null}
        <ol className="border-t-[1.5px] border-ink">
          {contest.results.map(({ rank, name, isaPoints, stats }) => (
            <li key={`${rank} ${name}`} className="flex items-baseline gap-3 border-b border-hair py-2">
              <span className="tabular w-7 shrink-0 text-end font-extrabold">{rank}</span>
              <span className="min-w-0 flex-1">
                <span className="font-semibold [overflow-wrap:anywhere]">
                  {name || common.deletedAthlete}
                </span>
                <span className="block text-label text-soft">{stats}</span>
              </span>
              <span className="tabular shrink-0 font-semibold">{format.number(isaPoints)}</span>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  )
}
