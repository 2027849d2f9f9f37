/** The end of the compact view (screens §9): invite, order, confirm or register, go to a section, and leave. */
import type { EntryRead } from '@trickline/contract/read'
import { Link, useNavigate } from '@tanstack/react-router'
import { competitionIsBeforeStart, decideCompetition } from '@trickline/competition/competition-moves'
import type { EntryRole } from '@trickline/competition/model'
import type { Phase } from '@trickline/competition/phases'
import { useState } from 'react'
import { RegisterButton, useMayRegister } from '../register-button.tsx'
import { entryActions } from '../../entries/entry-actions.ts'
import { entriesIn, viewsWith } from '../../entries/entry-views.ts'
import { InviteDialog } from '../../entries/invite-dialog.tsx'
import { OrderDialog } from '../../entries/order-dialog.tsx'
import { useEntryChanges } from '../../entries/use-entry-changes.ts'
import { releaseHeld } from '../../data/held.ts'
import { useMessages } from '../../lib/messages.ts'
import { serverNow } from '../../lib/server-time.ts'
import type { SeenCompetition } from '../../phases/as-seen.ts'
import { phaseName } from '../../phases/phase-name.ts'
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
  const mayRegister = useMayRegister(seen.detail)
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
      {mayRegister ? <RegisterButton competition={seen.detail} /> : null}
      <GoTo {...props} />
      <Button onClick={cancel}>{words.cancel}</Button>
    </section>
  )
}

function Owner({ seen }: Props) {
  const entries = useMessages('entries')
  const { detail, person, competition } = seen
  const athletes = useEntryChanges('athlete', detail.id)
  const judges = useEntryChanges('judge', detail.id)
  const [open, setOpen] = useState<EntryRole | 'order' | null>(null)
  const close = () => setOpen(null)
  const rowsOf = (role: EntryRole): EntryRead[] => detail.entries.filter((row) => row.role === role)
  const toOrder = rowsOf('athlete').filter((row) => row.status !== 'declined')
  const orders = !decideCompetition(person, { competition, now: serverNow() }, 'order-athletes').refusal
  return (
    <>
      {(['athlete', 'judge'] as const)
        .filter(
          (role) => !decideCompetition(person, { competition, now: serverNow() }, `invite-${role}s`).refusal,
        )
        .map((role) => (
          <span key={role} className="contents">
            <Button onClick={() => setOpen(role)}>{entries.invite[role]}</Button>
            <InviteDialog
              entryRole={role}
              open={open === role}
              onClose={close}
              rows={rowsOf(role)}
              changes={role === 'athlete' ? athletes : judges}
            />
          </span>
        ))}
      {orders ? (
        <Button whyNot={toOrder.length < 2 ? entries.whyNotOrder : null} onClick={() => setOpen('order')}>
          {entries.order}
        </Button>
      ) : null}
      <ToApprove seen={seen} />
      {orders && open === 'order' ? <OrderDialog rows={toOrder} changes={athletes} onClose={close} /> : null}
    </>
  )
}

/** Registrations that the owner still has to confirm: one by one, or all at once. */
function ToApprove({ seen: { detail, person, competition, entries } }: Pick<Props, 'seen'>) {
  const words = useMessages('entries')
  const athletes = entries.filter(({ role }) => role === 'athlete')
  const waits = viewsWith(person, competition, athletes).includes('pending')
  if (!waits || !competitionIsBeforeStart(competition)) return null
  return (
    <Link
      to={paths.competition(detail.id)}
      search={{ panel: 'athletes', show: 'pending' }}
      hash="panel"
      className={buttonClass()}
    >
      {words.showView.pending(entriesIn('pending', competition, athletes).length)}
    </Link>
  )
}

/** One's own invitation, as athlete or judge. */
function Confirm({ seen: { detail, person, competition } }: Props) {
  const entries = useMessages('entries')
  const athletes = useEntryChanges('athlete', detail.id)
  const judges = useEntryChanges('judge', detail.id)
  return detail.entries
    .filter((row) => entryActions(person, competition, row).includes('confirm'))
    .map((row) => {
      const changes = row.role === 'athlete' ? athletes : judges
      return (
        <Button
          key={row.id}
          kind="primary"
          onClick={() => void changes.move([row], 'pending').then((agreed) => agreed && swingLines(0.5))}
        >
          {entries.confirm}
        </Button>
      )
    })
}

function GoTo({ seen, phases, asJudge }: Props) {
  const words = useMessages('details')
  const phaseWords = useMessages('phases')
  const sections = [
    { id: 'participants', label: words.participants },
    ...phases.flatMap(({ number, name }) => [
      { id: `round-${number}`, label: words.round(number, phaseName(name, phaseWords)) },
      ...(number === 1 && seen.competition.isQualificationDual
        ? [{ id: 'best', label: phaseWords.names.best }]
        : []),
    ]),
    ...(asJudge && seen.competition.isVs && phases.length > 0
      ? [{ id: 'bracket', label: words.bracket }]
      : []),
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
