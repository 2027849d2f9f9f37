import { competitionStatusCodes } from '@trickline/contract/status-codes'
import { loadMessages } from '@trickline/ui/messages.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { competitionViewFor } from './competition-view.ts'
import { useResultSentences } from './result-sentences.ts'
import { personNamed, roundOfAthlete, startedCompetition } from './test-competition.ts'

beforeAll(() => Promise.all((['common', 'front', 'live'] as const).map((area) => loadMessages(area, 'en'))))

const competition = startedCompetition({
  is_vs: 1,
  stages: [4, 3, 2, 1],
  athletes: 16,
  seeded: true,
  status_id: competitionStatusCodes.finished,
  rounds: [...published(2, 4, 16), ...published(3, 3, 8), ...published(4, 2, 4), ...published(5, 1, 4)],
  podiums: [
    { user_id: 11, final_position: 1, final_score: 100, round: null, user: personNamed(11, 'Athlete 1') },
  ],
})

// the sixth pair of eight is called F, as the final
test('the sentence is about the final, also where an earlier stage has a pair F', () => {
  expect(renderToStaticMarkup(<Sentence />)).toBe('Athlete 1 beat Athlete 2')
})

function Sentence() {
  return useResultSentences(competitionViewFor(competition, null)).final?.who
}

function published(phase: number, stage: number, athletes: number) {
  return Array.from({ length: athletes }, (_, index) =>
    roundOfAthlete(index + 1, 'published', { phase, round_size_id: stage, total_score: 100 - index }),
  )
}
