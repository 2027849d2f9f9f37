/** The pages of a podium and of a published round, to be passed on (screens §41): the same as on the page of the competition. */
import type { RoundOfEveryone } from '@trickline/contract/public-pages'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import type { Language } from '../../lib/language.ts'
import { useMessages } from '../../lib/messages.ts'
import type { SeenCompetition } from '../../phases/as-seen.ts'
import { PersonWithPicture } from '../../people/person-name.tsx'
import { Podium } from '../../phases/podium.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ShareLink } from '../../ui/share-link.tsx'
import { Html } from '../document.tsx'
import { RoundPart } from '../round-part.tsx'
import { Spoiler } from '../../phases/spoiler.tsx'
import { ShareTags } from './share-tags.tsx'
import { useSaidOfPodium } from './shared-podium.tsx'
import { useSaidOfRound } from './shared-round.tsx'

type Props = { seen: SeenCompetition; language: Language; origin: string }

export function PodiumPage({ seen, language, origin }: Props) {
  const words = useMessages('share')
  const phases = useMessages('phases')
  const title = words.podiumOf(seen.name)
  const description = useSaidOfPodium(seen)
  const path = paths.sharedPodium(seen.id)
  const about = { seen, language, title, path, address: `${origin}${path}` }
  return (
    <SharePage {...about} tags={<ShareTags {...about} description={description} />}>
      <h1 className="text-title font-bold">{phases.podiumTitle}</h1>
      <Spoiler competitionId={seen.id} phase="podium">
        <Podium competition={seen} />
      </Spoiler>
    </SharePage>
  )
}

export function RoundPage({ round, ...props }: Props & { round: RoundOfEveryone }) {
  const { seen, language, origin } = props
  const said = useSaidOfRound({ seen, round })
  const path = paths.sharedRound(seen.id, round.round.id)
  const address = `${origin}${path}`
  const told = {
    language,
    address,
    title: [said.name, said.score].filter(Boolean).join(': '),
    description: [said.place, said.phase, seen.name, said.tricks].filter(Boolean).join(' · '),
    drawnOf: said.beads.map(({ points }) => points),
  }
  // no score: it stands in the tab of who hides them
  const title = [said.name, said.phase, seen.name].filter(Boolean).join(' · ')
  return (
    <SharePage {...{ seen, language, title, path, address }} tags={<ShareTags {...told} />}>
      <h1 className="text-title">
        <PersonWithPicture user={said.user} below={said.phase} />
      </h1>
      <Spoiler competitionId={seen.id} phase={said.key}>
        <div className="flex flex-col gap-4">
          <p className="flex flex-wrap items-baseline gap-x-4">
            <span
              className={
                said.isOut ? 'text-title font-bold text-danger' : 'tabular text-score-big font-extrabold'
              }
            >
              {said.score}
            </span>
            <span className="text-lead text-soft">{said.place}</span>
          </p>
          <RoundPart {...round} />
        </div>
      </Spoiler>
    </SharePage>
  )
}

type PageProps = {
  seen: SeenCompetition
  language: Language
  title: string
  path: string
  address: string
  tags: ReactNode
  children: ReactNode
}

function SharePage({ seen, language, title, path, address, tags, children }: PageProps) {
  const words = useMessages('share')
  return (
    <Html
      language={language}
      title={title}
      tags={tags}
      address={address}
      signIn={`${paths.signIn}?${new URLSearchParams({ next: paths.competition(seen.id) })}`}
    >
      <output id="said" className="sr-only" />
      <main
        id="content"
        className="mx-auto flex w-full max-w-page flex-1 flex-col gap-6 px-4 pt-6 pb-16 sm:px-6 sm:pt-10"
      >
        <p className="text-lead">
          <a href={paths.live(seen.id)} className="underline underline-offset-4">
            {seen.name}
          </a>
        </p>
        {children}
        <p className="flex flex-wrap gap-3">
          <ShareLink path={path} title={title} className="scripted" />
          <a href={`${path}/picture.png?lang=${language}`} download="" className={buttonClass()}>
            <Icon name="download" />
            {words.savePicture}
          </a>
          <a href={paths.live(seen.id)} className={buttonClass()}>
            {words.whole}
          </a>
        </p>
      </main>
    </Html>
  )
}
