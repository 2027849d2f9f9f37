import { phases } from '@trickline/messages/en/phases'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '@trickline/ui/messages.ts'
import { RoundStatusChip } from './round-status.tsx'

beforeAll(async () => void (await loadMessages('common')))

test('a round shows its status, and an unknown status reads ERROR RULES', () => {
  expect(renderToStaticMarkup(<RoundStatusChip status="recorded" named={phases.statuses} />)).toContain(
    'Waiting for judges',
  )
  expect(renderToStaticMarkup(<RoundStatusChip status="unknown" named={phases.statuses} />)).toContain(
    'ERROR RULES',
  )
})
