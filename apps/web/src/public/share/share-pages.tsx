/** What is passed on of a competition (screens §41): its pictures, and the pages of its podium and of each published round. */
import type { CompetitionDetail } from '@trickline/contract/competitions'
import type { AboutPicture, SharePages } from '@trickline/contract/public-pages'
import { readCompetition } from '@trickline/contract/read'
import type { ReactNode } from 'react'
import { competitionAsSeen, type SeenCompetition } from '../../phases/as-seen.ts'
import type { Language } from '../../lib/language.ts'
import { loadMessages } from '../../lib/messages.ts'
import { markup } from '../markup.ts'
import { withLetters } from './letters.ts'
import type { Files } from './picture.tsx'
import { Poster } from './poster.tsx'
import { PodiumPage, RoundPage } from './share-page.tsx'
import { CompetitionPicture } from './shared-competition.tsx'
import { onPodium, PodiumPicture } from './shared-podium.tsx'
import { flagOf, RoundPicture } from './shared-round.tsx'

export const sharePages: SharePages<Language> = {
  podiumPage: (competition, about) =>
    document(about.language, <PodiumPage seen={seenBy(competition)} {...about} />),
  roundPage: (competition, { round, ...about }) =>
    document(about.language, <RoundPage seen={seenBy(competition)} round={round} {...about} />),
  poster: (competition, about) => document(about.language, <Poster seen={seenBy(competition)} {...about} />),
  competitionPicture: (competition, about) => {
    const seen = seenBy(competition)
    return picture(about, [seen.img_path], (files, host) => <CompetitionPicture {...{ seen, files, host }} />)
  },
  podiumPicture: (competition, about) => {
    const seen = seenBy(competition)
    const wanted = onPodium(seen).flatMap(({ user }) => filesOf(user))
    return picture(about, wanted, (files, host) => <PodiumPicture {...{ seen, files, host }} />)
  },
  roundPicture: (competition, { round, ...about }) => {
    const seen = seenBy(competition)
    return picture(about, filesOf(round.round.user), (files, host) => (
      <RoundPicture {...{ seen, round, files, host }} />
    ))
  },
}

async function document(language: Language, page: ReactNode): Promise<string> {
  await loadWords(language)
  return `<!doctype html>${markup(language, page)}`
}

async function picture(
  { language, origin, read }: AboutPicture<Language>,
  wanted: readonly (string | null)[],
  drawn: (files: Files, host: string) => ReactNode,
): Promise<string> {
  await loadWords(language)
  const paths = wanted.flatMap((path) => path ?? [])
  const found = await Promise.all(
    paths.map(async (path): Promise<[string, string][]> => {
      const bytes = await read(path)
      const type = path.endsWith('.svg') ? 'image/svg+xml' : 'image/jpeg'
      return bytes === null ? [] : [[path, `data:${type};base64,${bytes.toString('base64')}`]]
    }),
  )
  const files = new Map(found.flat())
  return withLetters(() => markup(language, drawn(files, new URL(origin).host)))
}

function filesOf({ img_path, country }: SeenCompetition['podiums'][number]['user']): (string | null)[] {
  return [img_path, country ? flagOf(country) : null]
}

function seenBy(competition: CompetitionDetail): SeenCompetition {
  return competitionAsSeen(readCompetition(competition), null)
}

async function loadWords(language: Language): Promise<void> {
  const areas = [
    'common',
    'competitions',
    'entries',
    'judging',
    'judgingParts',
    'live',
    'phases',
    'share',
  ] as const
  await Promise.all(areas.map((area) => loadMessages(area, language)))
}
