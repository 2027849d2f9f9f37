/** The owner's dialog for big screens, podium reveal and links (screens §38). */
import { useQuery } from '@tanstack/react-query'
import { channelOf, type LiveEvents } from '@trickline/contract/live-events'
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { readScreens } from '@trickline/contract/calls/screens'
import { bigScreenChoices, type Screens } from '@trickline/contract/screens'
import { api } from '@trickline/client/api.ts'
import { liveQuery, useLive } from '@trickline/client/live.ts'
import { useOptimisticData } from '@trickline/client/mutation.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { usePerson } from '@trickline/client/session.ts'
import { useAction } from '../../lib/use-action.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { Segmented } from '@trickline/ui/segmented.tsx'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'
import { ScreenLinks } from './screen-links.tsx'
import { revealPodium, switchScreens } from './mutations.ts'

type Props = { competition: CompetitionRead; onClose: () => void }

export function ScreensDialog({ competition, onClose }: Props) {
  const words = useMessages('screens')
  const { screens, ...query } = useScreens(competition.id)
  return (
    <Dialog open wide onClose={onClose} title={words.title}>
      <Loaded {...query} data={screens} failedTitle={words.failed} skeleton={<SkeletonRows count={4} />}>
        {({ big_screen, links }) => (
          <>
            <BigScreen competition={competition} settings={big_screen} />
            <ScreenLinks competitionId={competition.id} links={links} />
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

type BigScreenProps = { competition: CompetitionRead; settings: Screens['big_screen'] }

function BigScreen({ competition: { id, isVs, status }, settings }: BigScreenProps) {
  const words = useMessages('screens')
  const { run } = useAction()
  return (
    <>
      <Segmented
        full
        label={words.shows}
        segments={bigScreenChoices.map((value) => ({
          value,
          label: words.choices[value],
          disabled: value === 'bracket' && !isVs,
        }))}
        value={settings.shows}
        onChange={(shows) => void run(switchScreens, { id, shows })}
      />
      {isVs ? null : <p className="-mt-2 text-label text-soft">{words.noBracket}</p>}
      <label className="flex min-h-touch cursor-pointer items-start gap-3 py-2">
        <input
          type="checkbox"
          aria-describedby="hold-podium"
          className="mt-0.5 size-5 shrink-0"
          checked={settings.holds_podium}
          onChange={({ target }) => void run(switchScreens, { id, holdsPodium: target.checked })}
        />
        <span className="font-semibold">{words.holdPodium}</span>
      </label>
      <p id="hold-podium" className="-mt-5 ps-8 text-label text-soft">
        {words.holdPodiumHint}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          kind="primary"
          disabledReason={status === 'finished' ? null : words.notFinished}
          onClick={() => void run(revealPodium, { id }, { done: words.revealStarted })}
        >
          {settings.reveal_started_at ? words.revealAgain : words.reveal}
        </Button>
        <p className="min-w-48 flex-1 text-label text-soft">{words.revealHint}</p>
      </div>
    </>
  )
}

/** Kept current by live events. */
function useScreens(id: number) {
  const person = usePerson()
  const { data, error, refetch } = useQuery(
    liveQuery(queryKeys.screens(id), (signal) => api(readScreens, { params: { id }, signal })),
  )
  useLive<Screens>(person && channelOf.person(person.id), queryKeys.screens(id), {
    ScreensUpdated: (cached, { competition_id, screens }: LiveEvents['ScreensUpdated']) =>
      competition_id === id ? screens : cached,
  })
  return { screens: useOptimisticData(queryKeys.screens(id), data), error, refetch }
}
