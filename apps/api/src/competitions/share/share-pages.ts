/**
 * What is passed on of a competition (screens §41), made of what everyone may see and of nothing else: its pictures, the pages of
 * its podium and its published rounds, its poster. Rejects with a refusal where there is none for everyone.
 */
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { PublicPages } from '@trickline/contract/public-pages'
import type { CompetitionDetail } from '@trickline/contract/competitions'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Language } from '@trickline/messages/languages'
import type { Context } from '../../platform/context.ts'
import { Refused } from '../../platform/http/errors.ts'
import type { Made, Snapshot } from '../../platform/http/snapshots.ts'
import { builtWebApp } from '../../platform/http/web-app.ts'
import { seenByEveryone } from '../get-competition.ts'
import { roundForEveryone } from '../live-page/round-for-everyone.ts'

/** The podium, a round by its id, or the competition as a whole. */
export type Share = 'competition' | 'podium' | number
export type Shares = {
  page: (id: number, share: Exclude<Share, 'competition'>, language: Language) => Promise<Snapshot>
  poster: (id: number, language: Language) => Promise<Snapshot>
  /** As SVG. */
  picture: (id: number, share: Share, language: Language) => Promise<Snapshot>
}

export function openShares({ db, snapshots, config, files }: Context, pages: PublicPages<Language>): Shares {
  const { publicUrl: origin } = config
  const read = async (path: string): Promise<Buffer | null> => {
    if (!path.startsWith('/uploads/')) return readFile(`${builtWebApp() ?? ''}${path}`).catch(() => null)
    const file = await files.open(path.replace('/uploads/', ''))
    return file && buffer(file)
  }
  const seen = async (id: number): Promise<{ competition: CompetitionDetail; madeOf: string[] }> => {
    const answer = await seenByEveryone(db, id)
    if (isRefusal(answer)) throw new Refused(answer)
    return { competition: answer.reply.competition, madeOf: answer.madeOf }
  }
  const withPodium = async (id: number) => {
    const found = await seen(id)
    if (found.competition.podiums.length === 0) throw new Refused(refuse('not-found'))
    return found
  }
  const withRound = async (id: number, roundId: number) => {
    const [found, round] = [await seen(id), await roundForEveryone(db, id, roundId)]
    if (isRefusal(round)) throw new Refused(round)
    return { ...found, round }
  }
  const kept = (
    key: string,
    make: () => Promise<{ text: string; madeOf: string[] }>,
    type: Made['type'] = 'html',
  ) => snapshots.of(key, async () => ({ ...(await make()), type }))
  return {
    page: (id, share, language) =>
      kept(`share page ${id} ${share} ${language}`, async () => {
        const about = { language, origin }
        if (share === 'podium') {
          const { competition, madeOf } = await withPodium(id)
          return { madeOf, text: await pages.podiumPage(competition, about) }
        }
        const { competition, round, madeOf } = await withRound(id, share)
        return { madeOf, text: await pages.roundPage(competition, { ...about, round }) }
      }),
    poster: (id, language) =>
      kept(`poster ${id} ${language}`, async () => {
        const { competition, madeOf } = await seen(id)
        return { madeOf, text: await pages.poster(competition, { language, origin }) }
      }),
    picture: (id, share, language) =>
      kept(
        `picture ${id} ${share} ${language}`,
        async () => {
          const about = { language, origin, read }
          if (share === 'competition') {
            const { competition, madeOf } = await seen(id)
            return { madeOf, text: await pages.competitionPicture(competition, about) }
          }
          if (share === 'podium') {
            const { competition, madeOf } = await withPodium(id)
            return { madeOf, text: await pages.podiumPicture(competition, about) }
          }
          const { competition, round, madeOf } = await withRound(id, share)
          return { madeOf, text: await pages.roundPicture(competition, { ...about, round }) }
        },
        'xml',
      ),
  }
}
