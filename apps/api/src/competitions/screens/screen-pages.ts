/** The pages behind links with a secret: made once for all links of a kind, and gone for each as it is revoked (screens §38). */
import type { ScreenPages } from '@trickline/contract/public-pages'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { ScreenKind } from '@trickline/contract/screens'
import type { Language } from '@trickline/messages/languages'
import type { Context } from '../../platform/context.ts'
import { RefusalError } from '../../platform/http/errors.ts'
import type { SnapshotSource, Snapshot } from '../../platform/http/snapshots.ts'
import { publicForm } from '../get-competition.ts'
import { lastPublishedRounds, tricksByRoundId } from './charted-rounds.ts'
import { withoutPodium } from './hide-podium.ts'
import { findScreenLink } from './find-screen-link.ts'
import { bigScreenRow } from './screens-row.ts'
import { bigScreenOf } from './screens-store.ts'

export type ScreenRequest = { id: number; kind: ScreenKind; secret: string; language: Language }

export type ScreenPage = {
  /** The same for all who read it by the same link. */
  key: string
  /** Rejects with a refusal once the link is revoked. */
  make: () => Promise<Snapshot>
  part: (hash: string) => Promise<Snapshot>
}

/** Rejects with a refusal where there is no such link, or no such competition for everyone. */
export async function openScreen(
  { db, snapshots, config }: Context,
  pages: ScreenPages<Language>,
  asked: ScreenRequest,
): Promise<ScreenPage> {
  const { id, kind, secret, language } = asked
  const name = `${kind} ${id} ${language}`
  const link = await findScreenLink(db, { competitionId: id, kind, secret })
  if (link === null) throw new RefusalError(refuse('not-found'))
  const whole = async (): Promise<SnapshotSource> => {
    const answer = await publicForm(db, id)
    if (isRefusal(answer)) throw new RefusalError(answer)
    const { competition } = answer.reply
    const about = { language, origin: config.publicUrl }
    if (kind === 'overlay') {
      const drawn = await tricksByRoundId(db, lastPublishedRounds(competition))
      const { html, parts } = await pages.overlay(competition, { ...about, drawn })
      return { text: html, type: 'html', sourceChannels: answer.sourceChannels, parts }
    }
    const screen = bigScreenRow(await bigScreenOf(db, id))
    const shown = withoutPodium(competition, screen)
    const { html, parts } = await pages.bigScreen(shown, { ...about, screen })
    return { text: html, type: 'html', sourceChannels: answer.sourceChannels, parts }
  }
  const make = async () => {
    if ((await findScreenLink(db, { competitionId: id, kind, secret })) === null)
      throw new RefusalError(refuse('not-found'))
    return snapshots.of(name, whole)
  }
  return {
    key: `${name} ${link}`,
    make,
    part: async (hash) => {
      const { parts } = await make()
      return snapshots.of(`part ${name} ${hash}`, async () => {
        const part = parts.find((each) => each.hash === hash)
        if (!part) throw new RefusalError(refuse('not-found'))
        return { text: part.html, type: 'html', sourceChannels: [] }
      })
    },
  }
}
