/** The header of a competition: picture, name, status, next action, countdown and facts (screens §5). One row once it runs. */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { Link } from '@tanstack/react-router'
import { paths } from '@trickline/views/paths.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { useTitle } from '@trickline/ui/title.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Collapsible } from '@trickline/ui/collapsible.tsx'
import { Line } from '@trickline/ui/line.tsx'
import { MainAction } from '@trickline/ui/page.tsx'
import { CompetitionFacts } from '@trickline/views/competitions/competition-facts.tsx'
import { CompetitionBanner } from '@trickline/views/competitions/competition-banner.tsx'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import { CompetitionStatus } from '@trickline/views/competitions/competition-status.tsx'
import { OwnEntries } from './own-entries.tsx'
import { ShareCompetition } from './share-competition.tsx'
import { RegisterButton } from './register-button.tsx'
import { ScreensButton } from './screens/screens-button.tsx'
import { StartPanel } from './start-panel.tsx'
import { UntilStart } from './until-start.tsx'
import { DateAndPlace } from '@trickline/views/competitions/date-and-place.tsx'

type Props = { competition: CompetitionRead; glowing: boolean }

export function CompetitionHeader({ competition, glowing }: Props) {
  useTitle(competition.name)
  const { status } = competition
  const isUnderWay = status === 'started' || status === 'finished'
  const hasBanner = competition.img_path !== null
  const isLarge = hasBanner && !isUnderWay
  return (
    <header className="flex flex-col gap-4 print:hidden">
      <div
        className={
          isLarge
            ? 'grid items-end gap-x-8 gap-y-5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]'
            : 'flex items-center gap-x-5'
        }
      >
        {hasBanner ? (
          <CompetitionBanner
            id={competition.id}
            src={competition.img_path}
            drawn={competition}
            className={classNames(
              'rounded-card border border-hair',
              isUnderWay && 'w-36 shrink-0 max-md:hidden lg:w-44',
            )}
          />
        ) : null}
        <div
          className={classNames(
            'min-w-0 flex-1',
            isLarge
              ? 'flex flex-col items-start gap-3'
              : 'flex flex-wrap items-center justify-between gap-x-8 gap-y-2',
          )}
        >
          <CompetitionTitle competition={competition} glowing={glowing} />
          {status === 'published' ? <StartTime competition={competition} /> : null}
          <OwnEntries competition={competition} />
          <div className="flex flex-wrap gap-2">
            <ScreensButton competition={competition} />
            <ShareCompetition competition={competition} />
          </div>
          <MainAction>
            <RegisterButton competition={competition} />
          </MainAction>
        </div>
      </div>
      <StartPanel competition={competition} />
      {isUnderWay ? (
        <CollapsedFacts competition={competition} />
      ) : (
        <>
          <Line className="-my-2 text-edge" />
          <CompetitionFacts competition={competition} />
        </>
      )}
    </header>
  )
}

function StartTime({ competition }: { competition: CompetitionRead }) {
  return (
    <div id="until-start" className="scroll-mt-20">
      <UntilStart at={competition.date_start_at} className="text-lead" />
      <OwnTime competition={competition} />
    </div>
  )
}

function CollapsedFacts({ competition }: { competition: CompetitionRead }) {
  const words = useMessages('competitions')
  const isSignedIn = usePerson() !== null
  return (
    <Collapsible title={words.details}>
      <CompetitionFacts competition={competition} />
      {isSignedIn ? (
        <Link
          to={paths.statistics}
          search={{ competition: competition.id }}
          className={`${buttonClass()} mt-6`}
        >
          {words.statistics}
        </Link>
      ) : null}
    </Collapsible>
  )
}

export function CompetitionTitle({ competition, glowing }: Props) {
  return (
    <div className="flex max-w-full min-w-0 flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="max-w-full text-title font-bold hyphens-auto">{competition.name}</h1>
        <div className={classNames('rounded-full', glowing && 'glow')}>
          <CompetitionStatus statusId={competition.status_id} />
        </div>
      </div>
      <DateAndPlace competition={competition} />
    </div>
  )
}

/** The start in the viewer's time zone, where it differs. */
function OwnTime({ competition }: { competition: CompetitionRead }) {
  const words = useMessages('competitions')
  const localFormat = useFormat()
  const venueFormat = useFormat(competitionTimeZone(competition))
  const start = competition.date_start_at
  if (start === null || venueFormat.dateTime(start).startsWith(localFormat.dateTime(start))) return null
  return <p className="text-label text-soft">{words.ownTime(localFormat.dateTime(start))}</p>
}
