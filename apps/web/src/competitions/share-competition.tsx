/** For who passes a competition on: its address, and for the owner the poster (screens §41). */
import { competitionIsPublic, decideCompetition } from '@trickline/competition/competition-moves'
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { paths } from '../app/paths.ts'
import { useLanguage } from '../lib/language.ts'
import { useMessages } from '../lib/messages.ts'
import { serverNow } from '../lib/server-time.ts'
import { usePerson } from '../lib/session.ts'
import { buttonClass } from '../ui/button.tsx'
import { ShareLink } from '../ui/share-link.tsx'

export function ShareCompetition({ competition }: { competition: CompetitionRead }) {
  const words = useMessages('share')
  const language = useLanguage()
  const person = usePerson()
  if (!competitionIsPublic(competition)) return null
  const { id, name } = competition
  const isOwner = decideCompetition(person, { competition, now: serverNow() }, 'set-up-screens').move
  return (
    <>
      <ShareLink path={paths.live(id)} title={name} />
      {isOwner ? (
        <a
          href={`${paths.poster(id)}?lang=${language}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass()}
        >
          {words.poster}
        </a>
      ) : null}
    </>
  )
}
