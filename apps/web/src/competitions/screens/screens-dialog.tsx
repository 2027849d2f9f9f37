/** The owner's dialog for big screens, podium reveal and links (screens §38). */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { bigScreenChoices } from '@trickline/contract/screens'
import { useAction } from '../../lib/use-action.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { LoadFailed } from '../../lib/load-failed.tsx'
import { Segmented } from '@trickline/ui/segmented.tsx'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'
import { ScreenLinks } from './screen-links.tsx'
import { useScreens } from './use-screens.ts'
import { revealPodium, switchScreens } from './mutations.ts'

type Props = { competition: CompetitionRead; onClose: () => void }

export function ScreensDialog({ competition, onClose }: Props) {
  const words = useMessages('screens')
  const { run } = useAction()
  const { id } = competition
  const { screens, error, refetch } = useScreens(id)
  const change = (variables: Parameters<typeof switchScreens.request>[0]) =>
    void run(switchScreens, variables)
  return (
    <Dialog open wide onClose={onClose} title={words.title}>
      {error && !screens ? (
        <LoadFailed title={words.failed} error={error} onRetry={() => void refetch()} />
      ) : null}
      {screens ? (
        <>
          <Segmented
            full
            label={words.shows}
            segments={bigScreenChoices.map((value) => ({
              value,
              label: words.choices[value],
              disabled: value === 'bracket' && !competition.isVs,
            }))}
            value={screens.big_screen.shows}
            onChange={(shows) => change({ id, shows })}
          />
          {competition.isVs ? null : <p className="-mt-2 text-label text-soft">{words.noBracket}</p>}
          <label className="flex min-h-touch cursor-pointer items-start gap-3 py-2">
            <input
              type="checkbox"
              aria-describedby="hold-podium"
              className="mt-0.5 size-5 shrink-0"
              checked={screens.big_screen.holds_podium}
              onChange={({ target }) => change({ id, holdsPodium: target.checked })}
            />
            <span className="font-semibold">{words.holdPodium}</span>
          </label>
          <p id="hold-podium" className="-mt-5 ps-8 text-label text-soft">
            {words.holdPodiumHint}
          </p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              kind="primary"
              disabledReason={competition.status === 'finished' ? null : words.notFinished}
              onClick={() => void run(revealPodium, { id }, { done: words.revealStarted })}
            >
              {screens.big_screen.reveal_started_at ? words.revealAgain : words.reveal}
            </Button>
            <p className="min-w-48 flex-1 text-label text-soft">{words.revealHint}</p>
          </div>
          <ScreenLinks competitionId={id} links={screens.links} />
        </>
      ) : (
        <SkeletonRows count={4} />
      )}
    </Dialog>
  )
}
