/** On the card: athletes being recorded while the competition runs, the podium once it is finished (screens §3). */
import type { CompetitionListRead } from '@trickline/contract/read-rows'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { NameAndFlag } from '@trickline/views/people/person-name.tsx'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { useGlow } from '@trickline/ui/glow.ts'

type Props = { row: Pick<CompetitionListRead, 'status' | 'recording' | 'podiums'> }

export function CardProgress({ row: { status, recording, podiums } }: Props) {
  // the athletes of a later phase give away the results of the one before
  if (status === 'started')
    return (
      <div data-spoils="">
        <OnTheLine people={recording ?? []} />
      </div>
    )
  return status === 'finished' && podiums && podiums.length > 0 ? <CardPodium places={podiums} /> : null
}

type OnTheLineProps = { people: NonNullable<CompetitionListRead['recording']> }

function OnTheLine({ people }: OnTheLineProps) {
  const words = useMessages('competitions')
  const glowing = useGlow(people.map(({ id }) => id).join())
  if (people.length === 0) return <p className="text-label text-soft">{words.nobodyOnTheLine}</p>
  return (
    <div className={glowing}>
      <p className="mb-1 text-label font-semibold text-live">{words.onTheLine}</p>
      <ul className="flex flex-col gap-2">
        {people.map((person) => (
          <li key={person.id} className="flex items-center gap-3">
            <Avatar name={person.name} surname={person.surname} src={person.img_path} size="small" />
            <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">
              <NameAndFlag user={person} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function CardPodium({ places }: { places: NonNullable<CompetitionListRead['podiums']> }) {
  const words = useMessages('competitions')
  const format = useFormat()
  return (
    <>
      <p data-cover="" className="text-label text-soft">
        {words.hidden}
      </p>
      <ol aria-label={words.podium} data-spoils="" className="flex flex-col">
        {places.map(({ user_id, user, final_position, final_score }) => (
          <li
            key={user_id}
            className="flex items-baseline gap-3 border-t border-hair py-1.5 first:border-ink first:font-semibold"
          >
            <span className="tabular w-3 shrink-0 text-soft">{final_position}</span>
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <NameAndFlag user={user} />
            </span>
            <span className="tabular shrink-0">{format.score(final_score)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
