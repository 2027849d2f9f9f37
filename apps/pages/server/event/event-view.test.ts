import { competitionDetailFixture } from '@trickline/client/test-fixtures.ts'
import type { LiveEvent } from '@trickline/contract/events'
import { expect, test } from 'vitest'
import { eventProps } from './event-view.ts'

test('every division shows its times in the zone of the event', () => {
  const competitions = ['Europe/Oslo', 'Europe/Madrid'].map((time_zone, index) =>
    competitionDetailFixture({ id: index + 1, time_zone }),
  )
  const event = { event: { time_zone: 'Europe/Lisbon' }, competitions } as unknown as LiveEvent
  const { divisions } = eventProps(event, { countries: [], now: 0 })
  expect(divisions.map(({ view }) => view.time_zone)).toEqual(['Europe/Lisbon', 'Europe/Lisbon'])
})
