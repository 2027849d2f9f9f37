/** What a round is called and whose it is: phase, group, rule, mode. */
import { Link } from '@tanstack/react-router'
import type { RoundRow } from '@trickline/contract/rounds'
import type { PhaseName } from '@trickline/competition/phases'
import type { Areas } from '@trickline/messages/areas'
import { paths } from '../app/paths.ts'
import { useMessages } from '../lib/messages.ts'
import { Badge } from '../ui/badge.tsx'
import type { ScreenMode } from './screen-mode.ts'

type Words = Areas['judging']

export function RoundHead({ round, mode }: { round: RoundRow; mode: ScreenMode }) {
  const words = useMessages('judging')
  return (
    <>
      <span className="font-semibold text-ink">{roundLabel(round, words)}</span>
      {round.vs_group ? <span>{words.group(round.vs_group)}</span> : null}
      <Badge>{words.modes[mode]}</Badge>
      {mode === 'view' || mode === 'review' ? <Badge>{round.rule.name}</Badge> : null}
      {round.negative_feedback_count && mode !== 'review' ? (
        <span className="font-semibold text-stopped">
          {words.versions.incorrect(round.negative_feedback_count)}
        </span>
      ) : null}
      {mode === 'view' && round.judge ? (
        <Link to={paths.profile(round.judge.id)} className="underline underline-offset-4">
          {words.judgedBy(personName(round.judge))}
        </Link>
      ) : null}
    </>
  )
}

/** The phase's name, of training its own; "Round n" beyond the phases and without a name (doc 3 §2.1, §4). */
export function roundLabel(
  round: Pick<RoundRow, 'competition_id' | 'round_name' | 'round_number'>,
  words: Words,
): string {
  if (round.competition_id === null) return round.round_name || words.roundNumber(round.round_number)
  const names: Record<string, string> = words.roundNames satisfies Record<PhaseName, string>
  return names[round.round_name ?? ''] ?? words.roundNumber(round.round_number)
}

export function personName({ name, surname }: { name: string; surname: string }): string {
  return `${name} ${surname}`.trim()
}
