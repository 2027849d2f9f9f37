/** Whether a finished result is official, where a seal is wanted, and the link to its seal (phases-and-seeding §13). */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { useMessages } from '@trickline/ui/messages.ts'
import { paths } from '../paths.ts'

type Props = { competition: Pick<CompetitionRead, 'id' | 'status' | 'seal_by' | 'sealNumber' | 'sealWaits'> }

export function ResultState({ competition }: Props) {
  const words = useMessages('phases')
  const { id, status, seal_by: sealBy, sealNumber: number, sealWaits } = competition
  if (status !== 'finished' || sealBy === undefined || sealBy === 'none') return null
  if (number === null)
    return <p className="font-semibold text-waiting">{sealWaits ? words.waitsForSeal : words.unofficial}</p>
  return (
    <p>
      <a
        href={paths.seal(id, number)}
        className="inline-flex min-h-touch items-center font-semibold text-done underline decoration-edge underline-offset-4"
      >
        {words.officialBy(number)}
      </a>
    </p>
  )
}
