/** The data from which the parts of the big screen and the overlay are drawn. */
import type { LiveListRow } from '@trickline/contract/competitions'
import type { Country } from '@trickline/contract/people'
import type { BigScreen } from '@trickline/contract/screens'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import type { TricksByRoundId } from './screen-round-chart.tsx'

export type OverlayProps = { view: CompetitionView; tricksByRoundId: TricksByRoundId }

/** `next`: the competition that follows a finished one. */
export type ScreenProps = OverlayProps & {
  screen: BigScreen
  next: LiveListRow | null
  countries: readonly Country[]
  /** Epoch milliseconds. */
  now: number
  origin: string
}
