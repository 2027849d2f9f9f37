import { loadMessages } from '@trickline/ui/messages.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { competitionViewFor } from './competition-view.ts'
import { useResultSentences } from './result-sentences.ts'
import { finishedBracketOf16 } from './test-competition.ts'

beforeAll(() => Promise.all((['common', 'front', 'live'] as const).map((area) => loadMessages(area, 'en'))))

// the sixth of eight pairs is called F, like the final
test('the sentence is about the final, also where an earlier stage has a pair F', () => {
  expect(renderToStaticMarkup(<Sentence />)).toBe('Athlete 1 beat Athlete 2')
})

function Sentence() {
  return useResultSentences(competitionViewFor(finishedBracketOf16(), null)).final?.who
}
