/** Shares the competition's address; for the owner also the poster (screens §41). */
import { competitionIsPublic, decideCompetition } from '@trickline/competition/competition-moves'
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { paths } from '@trickline/views/paths.ts'
import { useLanguage } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { usePerson } from '@trickline/client/session.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { ShareLink } from '@trickline/ui/share-link.tsx'

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
