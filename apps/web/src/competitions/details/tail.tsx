/** The end of the compact view (screens §9): invite, order, confirm or register, go to a section, and leave. */
import type { EntryRead } from '@trickline/contract/read'
import { Link, useNavigate } from '@tanstack/react-router'
import {
  competitionIsBeforeStart,
  type CompetitionVerb,
  decideCompetition,
} from '@trickline/competition/competition-moves'
import type { EntryRole } from '@trickline/competition/model'
import type { Phase } from '@trickline/competition/phases'
import { useState } from 'react'
import { RegisterButton } from '../register-button.tsx'
import { entryActions } from '../../entries/entry-actions.ts'
import { entriesIn, viewsWith } from '../../entries/entry-views.ts'
import { InviteDialog } from '../../entries/invite-dialog.tsx'
import { OrderDialog } from '../../entries/order-dialog.tsx'
import { useEntryChanges } from '../../entries/use-entry-changes.ts'
import { releaseHeld } from '../../data/held.ts'
import { useMessages } from '../../lib/messages.ts'
import { serverNow } from '../../lib/server-time.ts'
import type { SeenCompetition } from '../../phases/as-seen.ts'
import { phaseName } from '../../phases/phase-choices.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { swingLines } from '../../ui/line.tsx'
import { paths } from '../../app/paths.ts'

type Props = {
  seen: SeenCompetition
  /** Those that have begun. */
  phases: readonly Phase[]
  asJudge: boolean
}

export function DetailsTail(props: Props) {
  const { seen } = props
  const words = useMessages('details')
  const navigate = useNavigate()
  const cancel = () => {
    releaseHeld()
    void navigate({ to: paths.competitions })
  }
  return (
    <section
      aria-label={words.manage}
      className="mt-4 flex flex-wrap items-end gap-3 border-t border-edge pt-5"
    >
      <Owner {...props} />
      <Confirm {...props} />
      <RegisterButton competition={seen} />
      <GoTo {...props} />
      <Button onClick={cancel}>{words.cancel}</Button>
    </section>
  )
}

function Owner({ seen }: Props) {
  const entries = useMessages('entries')
  const changes = useChangesByRole(seen.id)
  const [open, setOpen] = useState<EntryRole | 'order' | null>(null)
  const close = () => setOpen(null)
  const rowsOf = (role: EntryRole): EntryRead[] => seen.entries.filter((row) => row.role === role)
  const toOrder = rowsOf('athlete').filter((row) => row.status !== 'declined')
  const may = (verb: CompetitionVerb) =>
    !decideCompetition(seen.person, { competition: seen, now: serverNow() }, verb).refusal
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
              rows={rowsOf(role)}
              changes={changes[role]}
            />
          </span>
        ))}
      {may('order-athletes') ? (
        <Button whyNot={toOrder.length < 2 ? entries.whyNotOrder : null} onClick={() => setOpen('order')}>
          {entries.order}
        </Button>
      ) : null}
      <ToApprove seen={seen} />
      {may('order-athletes') && open === 'order' ? (
        <OrderDialog rows={toOrder} changes={changes.athlete} onClose={close} />
      ) : null}
    </>
  )
}

function useChangesByRole(competitionId: number) {
  return {
    athlete: useEntryChanges('athlete', competitionId),
    judge: useEntryChanges('judge', competitionId),
  }
}

/** Registrations that the owner still has to confirm: one by one, or all at once. */
function ToApprove({ seen }: Pick<Props, 'seen'>) {
  const words = useMessages('entries')
  const athletes = seen.entries.filter(({ role }) => role === 'athlete')
  const waits = viewsWith(seen.person, seen, athletes).includes('pending')
  if (!waits || !competitionIsBeforeStart(seen)) return null
  return (
    <Link
      to={paths.competition(seen.id)}
      search={{ panel: 'athletes', show: 'pending' }}
      hash="panel"
      className={buttonClass()}
    >
      {words.showView.pending(entriesIn('pending', seen, athletes).length)}
    </Link>
  )
}

/** One's own invitation, as athlete or judge. */
function Confirm({ seen }: Props) {
  const entries = useMessages('entries')
  const changes = useChangesByRole(seen.id)
  const confirm = async (row: EntryRead) => {
    const { move } = changes[row.role === 'athlete' ? 'athlete' : 'judge']
    if (await move([row], 'pending')) swingLines(0.5)
  }
  return seen.entries
    .filter((row) => entryActions(seen.person, seen, row).includes('confirm'))
    .map((row) => (
      <Button key={row.id} kind="primary" onClick={() => void confirm(row)}>
        {entries.confirm}
      </Button>
    ))
}

function GoTo({ seen, phases, asJudge }: Props) {
  const words = useMessages('details')
  const phaseWords = useMessages('phases')
  const sections = [
    { id: 'participants', label: words.participants },
    ...phases.flatMap(({ number, name }) => [
      { id: `round-${number}`, label: words.round(number, phaseName(name, phaseWords)) },
      ...(number === 1 && seen.isQualificationDual ? [{ id: 'best', label: phaseWords.names.best }] : []),
    ]),
    ...(asJudge && seen.isVs && phases.length > 0 ? [{ id: 'bracket', label: words.bracket }] : []),
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
