/** Before a phase is left for good: how many go on and are out, who they are, and who meets whom. */
import type { Phase } from '@trickline/competition/phases'
import type { PersonShort } from '@trickline/contract/people'
import { useFormat } from '../lib/format.ts'
import { useMessages } from '../lib/messages.ts'
import { personName } from '../lib/person-name.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Score } from '../ui/score.tsx'
import { type AdvancePreview, advancePreview, type Match } from './advance-preview.ts'
import type { SeenCompetition } from './as-seen.ts'
import { phaseName } from './phase-name.ts'

type Props = {
  open: boolean
  seen: SeenCompetition
  phase: Phase
  busy: boolean
  onClose: () => void
  onAdvance: () => void
}

export function AdvanceDialog({ open, seen, phase, busy, onClose, onAdvance }: Props) {
  const words = useMessages('phases')
  const preview = open ? advancePreview(seen, phase) : null
  const next = preview?.kind === 'next-phase' ? phaseName(preview.phase.name, words) : null
  return (
    <Dialog
      open={open}
      wide
      onClose={onClose}
      title={next === null ? words.finishTitle : words.advanceTitle(next)}
      actions={
        <>
          <CancelButton onClose={onClose} />
          <Button kind="primary" busy={busy} busyText={words.advancing} onClick={onAdvance}>
            {next === null ? words.finish : words.advanceTo(next)}
          </Button>
        </>
      }
    >
      {preview?.kind === 'podium' ? <Places preview={preview} /> : null}
      {preview?.kind === 'next-phase' ? <WhoGoesOn preview={preview} /> : null}
      <p className="text-soft">{words.cannotReturn}</p>
    </Dialog>
  )
}

function CancelButton({ onClose }: { onClose: () => void }) {
  const common = useMessages('common')
  return <Button onClick={onClose}>{common.cancel}</Button>
}

function WhoGoesOn({ preview }: { preview: Extract<AdvancePreview, { kind: 'next-phase' }> }) {
  const words = useMessages('phases')
  const { goesOn, out, byes, matches, phase } = preview
  return (
    <>
      <p className="text-lead font-semibold">
        {words.goingOn(goesOn.length)}, {out.length > 0 ? words.out(out.length) : words.nobodyOut}.
      </p>
      {phase.kind === 'qualifying' ? <p>{words.everyoneAgain}</p> : null}
      {matches.length > 0 ? (
        <section>
          <h3 className="mb-1 text-label text-soft">{words.matches}</h3>
          <ul>
            {matches.map((match) => (
              <MatchLine key={`${match.vsGroup}-${match.athletes[0]?.id}`} match={match} />
            ))}
          </ul>
        </section>
      ) : (
        <People title={words.goingOn(goesOn.length)} people={goesOn} />
      )}
      {byes.length > 0 ? <People title={words.byes} people={byes} /> : null}
      {out.length > 0 ? <People title={words.out(out.length)} people={out} /> : null}
    </>
  )
}

function MatchLine({ match: { vsGroup, athletes } }: { match: Match }) {
  const [first, second] = athletes
  if (!first || !second) return null
  return (
    <li className="grid grid-cols-[minmax(40px,auto)_minmax(0,1fr)_auto_minmax(0,1fr)] items-baseline gap-2 border-b border-hair py-2">
      <span className="text-label font-semibold text-soft">{vsGroup}</span>
      <span className="font-semibold [overflow-wrap:anywhere]">{personName(first)}</span>
      <span className="text-label text-soft">VS</span>
      <span className="text-end font-semibold [overflow-wrap:anywhere]">{personName(second)}</span>
    </li>
  )
}

function People({ title, people }: { title: string; people: readonly PersonShort[] }) {
  const format = useFormat()
  return (
    <section>
      <h3 className="mb-1 text-label text-soft">{title}</h3>
      <p>{format.list(people.map(personName))}</p>
    </section>
  )
}

function Places({ preview: { places } }: { preview: Extract<AdvancePreview, { kind: 'podium' }> }) {
  const words = useMessages('phases')
  return (
    <>
      <p className="text-lead font-semibold">{words.finishConsequence(places.length)}</p>
      <ol>
        {places.slice(0, 4).map(({ position, user, score }) => (
          <li key={user.id} className="flex items-baseline gap-3 border-b border-hair py-2">
            <span className="tabular w-10 text-label font-semibold text-soft">
              {words.position(position)}
            </span>
            <span className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">{personName(user)}</span>
            <Score value={score} size="small" />
          </li>
        ))}
      </ol>
    </>
  )
}
