/** A tapped number of a round, explained in a dialog. */
import type { RoundScore } from '@trickline/scoring'
import { type ReactNode, useState } from 'react'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { withWords } from '@trickline/ui/messages.ts'
import type { DraftRow, RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import type { ExplainTap, ExplainTarget } from '@trickline/views/rounds/explained-round.ts'

const Explanation = lazyComponent(
  async () =>
    (await withWords(import('@trickline/views/rounds/explanation.tsx'), 'judgingParts')).Explanation,
  { when: ({ tapped }) => tapped !== null },
)

type Explained = {
  rows: readonly DraftRow[]
  selected?: RoundDraft['selected']
  /** null: the viewer may not see the score, so nothing is explained. */
  score: RoundScore | null
  ruleName: string
}

export function useExplanation({ rows, selected = [], score, ruleName }: Explained): {
  explain: ExplainTap
  /** The dialog, which can be rendered anywhere on the screen. */
  explanation: ReactNode
} {
  const [tapped, setTapped] = useState<ExplainTarget | null>(null)
  return {
    explain: setTapped,
    explanation: score ? (
      <Explanation
        {...{ tapped, rows, selected, score, ruleName }}
        onExplain={setTapped}
        onClose={() => setTapped(null)}
      />
    ) : null,
  }
}
