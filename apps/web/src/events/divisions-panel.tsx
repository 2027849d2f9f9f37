/** The divisions of an event: an athlete registers for several at once; an organizer adds divisions (events §3). */
import { isOwner } from '@trickline/competition/permissions'
import type { DivisionEntries, Entering, EventRow } from '@trickline/contract/events'
import { useState } from 'react'
import { usePerson } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { Menu } from '@trickline/ui/menu.tsx'
import { PlainButton } from '@trickline/ui/plain-button.tsx'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { useAction } from '../lib/use-action.ts'
import { DivisionRow } from './division-row.tsx'
import { EnterDivisions } from './enter-divisions.tsx'
import type { MakeDivisionsProps } from './make-divisions.tsx'
import { takeIn } from './mutations.ts'
import type { TakeInProps } from './take-in.tsx'
import { useOrganizes } from './use-event.ts'

const MakeDivisions = lazyComponent<MakeDivisionsProps>(
  async () => (await withWords(import('./make-divisions.tsx'), 'competitionFacts')).MakeDivisions,
)
const TakeIn = lazyComponent<TakeInProps>(async () => (await import('./take-in.tsx')).TakeIn)

type Props = { event: EventRow; entering: readonly Entering[]; entries: readonly DivisionEntries[] }

export function DivisionsPanel({ event, entering, entries }: Props) {
  const words = useMessages('eventScreens')
  const organizes = useOrganizes(event)
  const isEmpty = event.competitions.length === 0
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const actionOf = (division: EventRow['competitions'][number]) => (
    <OwnMenu event={event} division={division} />
  )
  const close = () => setDialog(null)
  const tools = organizes ? <Tools isFirstStep={isEmpty} onOpen={setDialog} /> : null
  return (
    <>
      {isEmpty ? (
        <EmptyState
          title={words.noDivisions}
          text={organizes ? words.noDivisionsText : null}
          action={tools}
        />
      ) : entering.some(({ state }) => state !== 'refused') ? (
        <EnterDivisions event={event} entering={entering} entries={entries} actionOf={actionOf} />
      ) : (
        <ul className="-mt-2 max-w-3xl">
          {event.competitions.map((division) => (
            <DivisionRow
              key={division.id}
              division={division}
              entries={entries.find(({ competition_id }) => competition_id === division.id)}
              action={actionOf(division)}
            />
          ))}
        </ul>
      )}
      {isEmpty ? null : tools}
      {/* outside of what the first division replaces: a dialog stays open when it arrives */}
      {dialog === 'make' ? <MakeDivisions event={event} onClose={close} /> : null}
      {dialog === 'take-in' ? <TakeIn event={event} onClose={close} /> : null}
    </>
  )
}

type DialogName = 'make' | 'take-in'
type ToolsProps = { isFirstStep: boolean; onOpen: (dialog: DialogName) => void }

function Tools({ isFirstStep, onOpen }: ToolsProps) {
  const words = useMessages('eventScreens')
  return (
    <div className="mt-5 flex flex-wrap gap-2 max-sm:flex-col">
      <Button kind={isFirstStep ? 'primary' : 'quiet'} onClick={() => onOpen('make')}>
        {words.make}
      </Button>
      <PlainButton
        className="min-h-touch px-3 font-semibold underline decoration-edge underline-offset-4 hover:decoration-accent"
        onClick={() => onOpen('take-in')}
      >
        {words.takeIn}
      </PlainButton>
    </div>
  )
}

type OwnProps = { event: EventRow; division: EventRow['competitions'][number] }

/** Only the competition's owner takes it out of the event. */
function OwnMenu({ event, division: { id, name, organizer_id } }: OwnProps) {
  const words = useMessages('eventScreens')
  const person = usePerson()
  const organizes = useOrganizes(event)
  const { run } = useAction()
  if (!organizes || !isOwner(person, { organizerId: organizer_id })) return null
  const takeOut = () =>
    run(
      takeIn,
      { id: event.id, competition: id, leaves: true },
      {
        question: {
          title: words.takeOutTitle(name),
          consequence: words.takeOutConsequence,
          action: words.takeOut,
        },
        done: words.takenOut(name),
      },
    )
  return (
    <Menu
      label={words.actionsOf(name)}
      items={[{ label: words.takeOut, icon: 'out', onChoose: () => void takeOut() }]}
    />
  )
}
