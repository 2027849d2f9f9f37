/** The name of a round, and its comments. */
import type { RoundRead } from '@trickline/contract/read-rows'
import { useMessages } from '@trickline/ui/messages.ts'
import type { RoundComments } from '@trickline/competition/round-comments'
import { Card } from '@trickline/ui/card.tsx'
import type { PhaseName } from '@trickline/competition/phases'
import type { Areas } from '@trickline/messages/areas'

/** One line, for the screen on which the round is entered. */
export function RoundLine({ round, competition }: { round: RoundRead; competition: string }) {
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

/** The athlete's or judge's comment on a round; empty without one (screens §13). */
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
