/** Shows the person's version of the form beside the one that somebody else saved meanwhile. */
import { type CompetitionForm, formFields } from '@trickline/competition/competition-fields'
import { useMessages } from '@trickline/ui/messages.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { useFormValue } from './use-form-value.ts'

type Props = {
  mine: CompetitionForm
  theirs: CompetitionForm | null
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

export function FormConflict({ mine, theirs, onKeepMine, onTakeTheirs, onClose }: Props) {
  const words = useMessages('competitionForm')
  return (
    <Dialog
      open={theirs !== null}
      wide
      title={words.changedTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onTakeTheirs}>{words.takeTheirs}</Button>
          <Button kind="primary" onClick={onKeepMine}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      <p className="text-soft">{words.changedText}</p>
      {theirs ? <Differences mine={mine} theirs={theirs} /> : null}
    </Dialog>
  )
}

function Differences({ mine, theirs }: { mine: CompetitionForm; theirs: CompetitionForm }) {
  const words = useMessages('competitionFacts')
  const formWords = useMessages('competitionForm')
  const valueOf = useFormValue()
  const differing = formFields.filter(
    (field) => JSON.stringify(mine[field]) !== JSON.stringify(theirs[field]),
  )
  if (differing.length === 0) return <p>{formWords.changedNothing}</p>
  return (
    <table className="w-full table-fixed text-start">
      <thead className="text-label text-soft">
        <tr className="border-b border-ink">
          {[formWords.changedField, formWords.changedMine, formWords.changedTheirs].map((head) => (
            <th key={head} scope="col" className="py-1.5 pe-3 text-start font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differing.map((field) => (
          <tr key={field} className="border-b border-hair align-top">
            <th scope="row" className="py-2 pe-3 text-start font-medium text-soft">
              {words.fields[field]}
            </th>
            <td className="py-2 pe-3 font-semibold wrap-anywhere">{valueOf(mine, field)}</td>
            <td className="py-2 wrap-anywhere">{valueOf(theirs, field)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
