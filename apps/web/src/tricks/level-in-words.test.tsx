import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { trickFixture } from '@trickline/views/rounds/test-tricks.ts'
import { loadMessages } from '@trickline/ui/messages.ts'
import { TrickOptions } from './trick-options.tsx'

const trick = { ...trickFixture(4, 'Butt Bounce Flip to feet', 'BBF-F', 7), level_id: 3 }

beforeAll(async () => {
  await loadMessages('judging')
})

test('a result names its level for screen readers', () => {
  const html = renderToStaticMarkup(
    <TrickOptions
      box={{ current: null }}
      field={{ current: null }}
      reservesRoom
      listId="list"
      isOpen
      results={[trick]}
      renderedCount={1}
      active={-1}
      isChanging={false}
      onChoose={none}
      onAddAtOnce={none}
      onEnd={none}
    />,
  )

  expect(html).toContain('<span class="sr-only">Pro</span>')
})

function none() {}
