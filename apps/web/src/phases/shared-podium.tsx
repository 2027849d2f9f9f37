/** The podium, with the button that shares it below. */
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { Podium } from '@trickline/views/phases/podium.tsx'
import { SharePodium } from '@trickline/views/phases/share-podium.tsx'

export function SharedPodium({ view }: { view: CompetitionView }) {
  return (
    <div>
      <Podium competition={view} glowing={view.glowing.has('podium')} />
      <SharePodium of={view} />
    </div>
  )
}
