/** The tiles of the place where the athlete is, according to a draft. */
import { useMemo } from 'react'
import { useTricks } from '@trickline/client/catalogue.ts'
import { pageCells, type PlacePage } from '@trickline/scoring/place-page'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { performedSoFar, placeOf } from '../draft/place.ts'
import type { RoundPages } from './round-pages.ts'

export function usePlace(draft: RoundDraft, pages: RoundPages | null) {
  const { tricks } = useTricks()
  const ends = useMemo(() => new Map(tricks.map(({ id, end_position }) => [id, end_position])), [tricks])
  const place = placeOf(draft, (id) => ends.get(id) ?? null)
  const performed = performedSoFar(draft)
  const { page, likeliest } = pages?.on(place, performed) ?? unknown
  return {
    place,
    page,
    likeliest,
    /** Call it before entering the trick: a trick that is not on the page gets a cell. */
    use: (trickId: number) => pages?.use(place, trickId, performed),
  }
}

const unknown: { page: PlacePage; likeliest: readonly number[] } = {
  page: Array.from<null>({ length: pageCells }).fill(null),
  likeliest: [],
}
