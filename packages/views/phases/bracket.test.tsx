import { loadMessages } from '@trickline/ui/messages.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { Bracket } from './bracket.tsx'
import { competitionViewFor } from './competition-view.ts'
import { finishedBracketOf16 } from './test-competition.ts'

beforeAll(() => Promise.all((['common', 'phases'] as const).map((area) => loadMessages(area, 'en'))))

test('the pairs that the champion won are framed, and no others', () => {
  const markup = renderToStaticMarkup(<Bracket view={competitionViewFor(finishedBracketOf16(), null)} />)
  const framed = markup.split('<li').filter((pair) => pair.includes('whole:border-accent'))
  expect(framed).toHaveLength(4)
  for (const pair of framed) expect(pair).toContain('Athlete 1<')
})
