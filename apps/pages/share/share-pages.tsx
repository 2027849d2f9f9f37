/** Share images, and the pages of podium and published rounds (screens §41). */
import type { ShareImageInput, SharePages } from '@trickline/contract/public-pages'
import type { ReactNode } from 'react'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import type { Language } from '@trickline/ui/language.ts'
import { documentOf, markup } from '../server/markup.tsx'
import { publicViewOf } from '../server/public-view.ts'
import { RoundPartOfPage } from '../server/round-part.tsx'
import { renderShareImage } from './render-share-image.ts'
import type { DataUrlByPath } from './share-image.tsx'
import { Poster } from './poster.tsx'
import { PodiumPage, RoundPage } from './share-page.tsx'
import { CompetitionShareImage, EventShareImage } from './shared-competition.tsx'
import { PodiumShareImage, topThree } from './shared-podium.tsx'
import { flagOf, RoundShareImage } from './shared-round.tsx'

export const sharePages: SharePages<Language> = {
  roundTricks: (round, language) => markup(language, <RoundPartOfPage {...round} />),
  podiumPage: (competition, about) =>
    documentOf(about.language, <PodiumPage view={publicViewOf(competition)} {...about} />),
  roundPage: (competition, { round, ...about }) =>
    documentOf(about.language, <RoundPage view={publicViewOf(competition)} round={round} {...about} />),
  poster: (competition, about) =>
    documentOf(about.language, <Poster view={publicViewOf(competition)} {...about} />),
  competitionPicture: (competition, about) => {
    const view = publicViewOf(competition)
    return picture(about, [view.img_path], (files, host) => (
      <CompetitionShareImage {...{ view, files, host }} />
    ))
  },
  eventPicture: (event, about) =>
    picture(about, [event.img_path], (files, host) => <EventShareImage {...{ event, files, host }} />),
  podiumPicture: (competition, about) => {
    const view = publicViewOf(competition)
    const filePaths = topThree(view).flatMap(({ user }) => filesOf(user))
    return picture(about, filePaths, (files, host) => <PodiumShareImage {...{ view, files, host }} />)
  },
  roundPicture: (competition, { round, ...about }) => {
    const view = publicViewOf(competition)
    return picture(about, filesOf(round.round.user), (files, host) => (
      <RoundShareImage {...{ view, round, files, host }} />
    ))
  },
}

async function picture(
  { language, origin, read }: ShareImageInput<Language>,
  filePaths: readonly (string | null)[],
  draw: (files: DataUrlByPath, host: string) => ReactNode,
): Promise<string> {
  const paths = filePaths.flatMap((path) => path ?? [])
  const found = await Promise.all(
    paths.map(async (path): Promise<[string, string][]> => {
      const bytes = await read(path)
      const type = path.endsWith('.svg') ? 'image/svg+xml' : 'image/jpeg'
      return bytes === null ? [] : [[path, `data:${type};base64,${bytes.toString('base64')}`]]
    }),
  )
  const files = new Map(found.flat())
  return renderShareImage(await markup(language, draw(files, new URL(origin).host)))
}

function filesOf({ img_path, country }: CompetitionView['podiums'][number]['user']): (string | null)[] {
  return [img_path, country ? flagOf(country) : null]
}
