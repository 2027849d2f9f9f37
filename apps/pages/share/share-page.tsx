/** Pages of a podium and of a published round, for sharing (screens §41). */
import type { PublicRound } from '@trickline/contract/public-pages'
import type { ReactNode } from 'react'
import { paths } from '@trickline/views/paths.ts'
import type { Language } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { PersonWithPicture } from '@trickline/views/people/person-name.tsx'
import { PlacesBelow } from '@trickline/views/phases/podium.tsx'
import { buttonClass } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { ShareLink } from '@trickline/ui/share-link.tsx'
import { PageLayout } from '../server/document.tsx'
import { WhereAndWhen } from '../server/from-start/head.tsx'
import { Winners } from '../server/from-start/winners.tsx'
import { RoundCurve, RoundTricks } from '../server/round-part.tsx'
import { Spoiler } from '@trickline/views/phases/spoiler.tsx'
import { ShareTags } from './share-tags.tsx'
import { usePodiumSentence } from './shared-podium.tsx'
import { useRoundFacts } from './shared-round.tsx'

type Props = { view: CompetitionView; language: Language; origin: string }

export function PodiumPage({ view, language, origin }: Props) {
  const words = useMessages('share')
  const phases = useMessages('phases')
  const title = words.podiumOf(view.name)
  const description = usePodiumSentence(view)
  const path = paths.sharedPodium(view.id)
  const about = { view, language, title, path, address: `${origin}${path}` }
  return (
    <SharePage
      {...about}
      tags={<ShareTags {...about} description={description} />}
      isCentred
      rest={
        <Spoiler quiet competitionId={view.id} phase="podium">
          <PlacesBelow competition={view} />
        </Spoiler>
      }
    >
      <h1 className="sr-only">{phases.podiumTitle}</h1>
      <Spoiler competitionId={view.id} phase="podium">
        <Winners view={view} />
      </Spoiler>
    </SharePage>
  )
}

export function RoundPage({ round, ...props }: Props & { round: PublicRound }) {
  const { view, language, origin } = props
  const facts = useRoundFacts({ view, round })
  const path = paths.sharedRound(view.id, round.round.id)
  const address = `${origin}${path}`
  const metadata = {
    language,
    address,
    title: [facts.name, facts.score].filter(Boolean).join(': '),
    description: [facts.pair, facts.place, facts.phase, view.name, facts.tricks].filter(Boolean).join(' · '),
    imageContent: facts.beads.map(({ points }) => points),
  }
  // leaves out the score, since the browser tab shows the title to people who hide scores
  const title = [facts.name, facts.phase, view.name].filter(Boolean).join(' · ')
  return (
    <SharePage
      {...{ view, language, title, path, address }}
      tags={<ShareTags {...metadata} />}
      rest={
        <Spoiler quiet competitionId={view.id} phase={facts.key}>
          <RoundTricks {...round} />
        </Spoiler>
      }
    >
      <h1 className="text-title">
        <PersonWithPicture user={facts.user} below={facts.phase} />
      </h1>
      <Spoiler competitionId={view.id} phase={facts.key}>
        <div className="flex flex-col gap-4">
          <p className="flex flex-wrap items-baseline gap-x-4">
            <span
              className={
                facts.isOut ? 'text-title font-bold text-danger' : 'tabular text-score-big font-extrabold'
              }
            >
              {facts.score}
            </span>
            <span className="tabular text-lead text-soft">{facts.pair || facts.place}</span>
          </p>
          <RoundCurve {...round} />
        </div>
      </Spoiler>
    </SharePage>
  )
}

type PageProps = {
  view: CompetitionView
  language: Language
  title: string
  path: string
  address: string
  tags: ReactNode
  children: ReactNode
  /** Centred like the content above. */
  isCentred?: boolean
  /** Content below the actions of the page. */
  rest: ReactNode
}

function SharePage({ view, language, title, path, address, tags, children, isCentred, rest }: PageProps) {
  const words = useMessages('share')
  return (
    <PageLayout
      language={language}
      title={title}
      tags={tags}
      address={address}
      signIn={`${paths.signIn}?${new URLSearchParams({ next: paths.competition(view.id) })}`}
    >
      <output id="said" className="sr-only" />
      <main
        id="content"
        className="mx-auto flex w-full max-w-page flex-1 flex-col gap-6 px-4 pt-6 pb-16 sm:px-6 sm:pt-10"
      >
        <div>
          <p className="text-title leading-tight font-extrabold hyphens-auto">
            <a href={paths.live(view.id)} className="underline-offset-4 hover:underline">
              {view.name}
            </a>
          </p>
          <WhereAndWhen view={view} />
        </div>
        {children}
        <p className={classNames('flex flex-wrap gap-3 max-sm:[&>*]:grow', isCentred && 'sm:justify-center')}>
          <ShareLink path={path} title={title} look="primary" className="scripted" />
          <a href={`${path}/picture.png?lang=${language}`} download="" className={buttonClass()}>
            <Icon name="download" />
            {words.savePicture}
          </a>
          <a href={paths.live(view.id)} className={buttonClass()}>
            {words.whole}
          </a>
        </p>
        {rest}
      </main>
    </PageLayout>
  )
}
