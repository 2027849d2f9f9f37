/** Pictures, pages and poster of a public competition for sharing (screens §41); a refusal is thrown if it is not public. */
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { PublicPages } from '@trickline/contract/public-pages'
import type { CompetitionDetail } from '@trickline/contract/competitions'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Language } from '@trickline/messages/languages'
import type { Context } from '../../platform/context.ts'
import { RefusalError } from '../../platform/http/errors.ts'
import type { Snapshot, SnapshotSource } from '../../platform/http/snapshots.ts'
import { builtWebApp } from '../../platform/http/web-app.ts'
import { publicView } from '../get-competition.ts'
import { readPublicRound } from '../live-page/read-public-round.ts'

/** A number is a round's id. */
export type ShareTarget = 'competition' | 'podium' | number
export type ShareRenderer = {
  page: (id: number, share: Exclude<ShareTarget, 'competition'>, language: Language) => Promise<Snapshot>
  poster: (id: number, language: Language) => Promise<Snapshot>
  picture: (id: number, share: ShareTarget, language: Language) => Promise<Snapshot>
}

export function createShareRenderer(
  { db, snapshots, config, files }: Context,
  pages: PublicPages<Language>,
): ShareRenderer {
  const { publicUrl: origin } = config
  const read = async (path: string): Promise<Buffer | null> => {
    if (!path.startsWith('/uploads/')) return readFile(`${builtWebApp() ?? ''}${path}`).catch(() => null)
    const file = await files.open(path.replace('/uploads/', ''))
    return file && buffer(file)
  }
  const publicCompetition = async (
    id: number,
  ): Promise<{ competition: CompetitionDetail; sourceChannels: string[] }> => {
    const answer = await publicView(db, id)
    if (isRefusal(answer)) throw new RefusalError(answer)
    return { competition: answer.reply.competition, sourceChannels: answer.sourceChannels }
  }
  const withPodium = async (id: number) => {
    const view = await publicCompetition(id)
    if (view.competition.podiums.length === 0) throw new RefusalError(refuse('not-found'))
    return view
  }
  const withRound = async (id: number, roundId: number) => {
    const [view, round] = [await publicCompetition(id), await readPublicRound(db, id, roundId)]
    if (isRefusal(round)) throw new RefusalError(round)
    return { ...view, round }
  }
  const cachedPage = (
    key: string,
    make: () => Promise<{ text: string; sourceChannels: string[] }>,
    type: SnapshotSource['type'] = 'html',
  ) => snapshots.of(key, async () => ({ ...(await make()), type }))
  return {
    page: (id, share, language) =>
      cachedPage(`share page ${id} ${share} ${language}`, async () => {
        const about = { language, origin }
        if (share === 'podium') {
          const { competition, sourceChannels } = await withPodium(id)
          return { sourceChannels, text: await pages.podiumPage(competition, about) }
        }
        const { competition, round, sourceChannels } = await withRound(id, share)
        return { sourceChannels, text: await pages.roundPage(competition, { ...about, round }) }
      }),
    poster: (id, language) =>
      cachedPage(`poster ${id} ${language}`, async () => {
        const { competition, sourceChannels } = await publicCompetition(id)
        return { sourceChannels, text: await pages.poster(competition, { language, origin }) }
      }),
    picture: (id, share, language) =>
      cachedPage(
        `picture ${id} ${share} ${language}`,
        async () => {
          const about = { language, origin, read }
          if (share === 'competition') {
            const { competition, sourceChannels } = await publicCompetition(id)
            return { sourceChannels, text: await pages.competitionPicture(competition, about) }
          }
          if (share === 'podium') {
            const { competition, sourceChannels } = await withPodium(id)
            return { sourceChannels, text: await pages.podiumPicture(competition, about) }
          }
          const { competition, round, sourceChannels } = await withRound(id, share)
          return { sourceChannels, text: await pages.roundPicture(competition, { ...about, round }) }
        },
        'xml',
      ),
  }
}
