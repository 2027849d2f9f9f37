import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { trickFixture } from '@trickline/views/rounds/test-tricks.ts'
import { loadMessages } from '@trickline/ui/messages.ts'
import { NotationPreview } from './notation-preview.tsx'
import { TrickOptions } from './trick-options.tsx'

const trick = { ...trickFixture(4, 'Butt Bounce Flip to feet', 'BBF-F', 7), level_id: 3 }

beforeAll(async () => {
  await Promise.all([loadMessages('judging'), loadMessages('judgingParts')])
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

test('a trick in the notation preview names its level', () => {
  const read = { text: 'bbf-f', trick, variation: 0, grab: null, dub: 0, problems: [] } as const
  const html = renderToStaticMarkup(
    <NotationPreview
      notation={{
        rows: [{ kind: 'single', tricks: [{ ...read, problems: [] }] }],
        hasCombo: false,
        strayBracket: false,
        isNotation: true,
        understood: null,
      }}
      pending={0}
      isChanging={false}
      disabledReason={null}
      onEnter={none}
    />,
  )

  expect(html).toContain('<span class="sr-only">Pro</span>')
})

function none() {}
