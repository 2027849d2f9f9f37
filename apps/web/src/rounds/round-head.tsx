/** The head of a round: its label, group and mode, and what the athlete said of its tricks. */
import type { RoundRead } from '@trickline/contract/read-rows'
import { useMessages } from '@trickline/ui/messages.ts'
import { Badge, StatusChip } from '@trickline/ui/badge.tsx'
import type { ReactNode } from 'react'
import type { ScreenMode } from './screen-mode.ts'
import type { RoundComments } from '@trickline/competition/round-comments'
import { Card } from '@trickline/ui/card.tsx'
import type { PhaseName } from '@trickline/competition/phases'
import type { Areas } from '@trickline/messages/areas'

type Props = {
  round: RoundRead
  mode: ScreenMode
  rule?: ReactNode
  /** After what the athlete said of the tricks. */
  children?: ReactNode
}

export function RoundHead({ round, mode, rule, children }: Props) {
  const words = useMessages('judging')
  const common = useMessages('common')
  // null: the viewer may not see the review
  const incorrect = round.negative_feedback_count ?? 0
  const answered = round.answered_feedback_count ?? 0
  return (
    <>
      <span className="font-semibold text-ink">{roundLabel(round, words)}</span>
      {round.vsGroup ? <span>{words.group(round.vsGroup)}</span> : null}
      <Badge>{words.modes[mode]}</Badge>
      {round.status === 'unknown' ? <StatusChip tone="waiting">{common.unknown}</StatusChip> : null}
      {rule}
      {incorrect > 0 && mode !== 'review' ? (
        <span className="font-semibold text-stopped">{words.incorrectCount(incorrect)}</span>
      ) : null}
      {answered > 0 ? <span>{words.answered(answered, answered + incorrect)}</span> : null}
      {children}
    </>
  )
}

/** The same in one line, for the screen on which it is entered. */
export function RoundLine({ round, competition }: Pick<Props, 'round'> & { competition: string }) {
  const words = useMessages('judging')
  const incorrect = round.negative_feedback_count ?? 0
  const answered = round.answered_feedback_count ?? 0
  return (
    <>
      {incorrect > 0 ? (
        <span className="font-semibold text-stopped">{words.incorrectCount(incorrect)} · </span>
      ) : null}
      {[
        answered > 0 ? words.answered(answered, answered + incorrect) : null,
        roundLabel(round, words),
        round.vsGroup ? words.group(round.vsGroup) : null,
        competition,
      ]
        .filter(Boolean)
        .join(' · ')}
    </>
  )
}

/** A comment on a round, by athlete or judge; nothing without one (screens §13). */
export function RoundComment({ by, text }: { by: keyof RoundComments; text: string | null }) {
  const words = useMessages('judging')
  if (!text?.trim()) return null
  return (
    <Card>
      <h2 className="mb-1 text-label font-medium text-soft">{words.commentBy[by]}</h2>
      <p className="break-words whitespace-pre-line">{text}</p>
    </Card>
  )
}

/** The phase's name, or a training round's own name; otherwise "Round n" (screens §10). */
export function roundLabel(
  round: Pick<RoundRead, 'competition_id' | 'round_name' | 'round_number'>,
  words: Pick<Areas['judging'], 'roundNames' | 'roundNumber'>,
): string {
  if (round.competition_id === null) return round.round_name || words.roundNumber(round.round_number)
  const names: Record<string, string> = words.roundNames satisfies Record<PhaseName, string>
  return names[round.round_name ?? ''] ?? words.roundNumber(round.round_number)
}
