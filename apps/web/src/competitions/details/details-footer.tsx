/** End of the compact view: invite, order, confirm, register, go to a section, leave (screens §9). */
import type { EntryRead } from '@trickline/contract/read-rows'
import { Link, useNavigate } from '@tanstack/react-router'
import { type CompetitionVerb, decideCompetition } from '@trickline/competition/competition-moves'
import { competitionIsBeforeStart } from '@trickline/competition/competition-status'
import type { EntryRole } from '@trickline/competition/model'
import { isOwner } from '@trickline/competition/permissions'
import type { Phase } from '@trickline/competition/phases'
import { useState } from 'react'
import { RegisterButton } from '../register-button.tsx'
import { entryActions } from '../../entries/entry-actions.ts'
import { InviteDialog, OrderDialog } from '../../entries/entry-dialogs.tsx'
import { useEntryChanges } from '../../entries/use-entry-changes.ts'
import { forgetAllLastOpened } from '@trickline/client/last-opened.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { SelectField } from '@trickline/ui/field.tsx'
import { paths } from '@trickline/views/paths.ts'

type Props = {
  view: CompetitionView
  phases: readonly Phase[]
  asJudge: boolean
}

export function DetailsFooter(props: Props) {
  const { view } = props
  const words = useMessages('details')
  const navigate = useNavigate()
  const cancel = () => {
    forgetAllLastOpened()
    void navigate({ to: paths.competitions })
  }
  return (
    <section
      aria-label={words.manage}
      className="mt-4 flex flex-wrap items-end gap-3 border-t border-edge pt-5"
    >
      <Owner {...props} />
      <Confirm {...props} />
      <RegisterButton competition={view} entries={view.entries} />
      <GoTo {...props} />
      <Button onClick={cancel}>{words.cancel}</Button>
    </section>
  )
}

function Owner({ view }: Props) {
  const entries = useMessages('entries')
  const [open, setOpen] = useState<EntryRole | 'order' | null>(null)
  const close = () => setOpen(null)
  const rowsOf = (role: EntryRole): EntryRead[] => view.entries.filter((row) => row.role === role)
  const toOrder = rowsOf('athlete').filter((row) => row.status !== 'declined')
  const may = (verb: CompetitionVerb) =>
    !decideCompetition(view.person, { competition: view, now: serverNow() }, verb).refusal
  return (
    <>
      {(['athlete', 'judge'] as const)
        .filter((role) => may(`invite-${role}s`))
        .map((role) => (
          <span key={role} className="contents">
            <Button onClick={() => setOpen(role)}>{entries.invite[role]}</Button>
            <InviteDialog
              entryRole={role}
              open={open === role}
              onClose={close}
              competitionId={view.id}
              rows={rowsOf(role)}
            />
          </span>
        ))}
      {may('order-athletes') ? (
        <Button
          disabledReason={toOrder.length < 2 ? entries.whyNotOrder : null}
          onClick={() => setOpen('order')}
        >
          {entries.order}
        </Button>
      ) : null}
      <ToApprove view={view} />
      {may('order-athletes') && open === 'order' ? (
        <OrderDialog competitionId={view.id} rows={toOrder} onClose={close} />
      ) : null}
    </>
  )
}

function ToApprove({ view }: Pick<Props, 'view'>) {
  const words = useMessages('entries')
  const waiting = view.entries.filter(({ role, status }) => role === 'athlete' && status === 'pending')
  if (waiting.length === 0 || !competitionIsBeforeStart(view) || !isOwner(view.person, view)) return null
  return (
    <Link
      to={paths.competition(view.id)}
      search={{ panel: 'athletes' }}
      hash="panel"
      className={buttonClass()}
    >
      {words.bulk.approve(waiting.length)}
    </Link>
  )
}

function Confirm({ view }: Props) {
  return view.entries
    .filter((row) => entryActions(view.person, view, row).includes('confirm'))
    .map((row) => <ConfirmEntry key={row.id} competitionId={view.id} row={row} />)
}

function ConfirmEntry({ competitionId, row }: { competitionId: number; row: EntryRead }) {
  const words = useMessages('entries')
  const { move } = useEntryChanges(row.role === 'athlete' ? 'athlete' : 'judge', competitionId)
  return (
    <Button kind="primary" onClick={() => void move([row], 'pending', { swing: 0.5 })}>
      {words.confirm}
    </Button>
  )
}

function GoTo({ view, phases, asJudge }: Props) {
  const words = useMessages('details')
  const phaseWords = useMessages('phases')
  const sections = [
    { id: 'participants', label: words.participants },
    ...phases.flatMap(({ number, name }) => [
      { id: `round-${number}`, label: words.round(number, phaseName(name, phaseWords)) },
      ...(number === 1 && view.isQualificationDual ? [{ id: 'best', label: phaseWords.names.best }] : []),
    ]),
    ...(asJudge && view.isVs && phases.length > 0 ? [{ id: 'bracket', label: words.bracket }] : []),
  ]
  return (
    <SelectField
      label={words.goTo}
      value=""
      onChange={({ target }) => document.getElementById(target.value)?.scrollIntoView({ behavior: 'smooth' })}
      wrapperClassName="max-sm:w-full sm:ms-auto sm:w-64"
    >
      <option value="">{words.chooseSection}</option>
      {sections.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
