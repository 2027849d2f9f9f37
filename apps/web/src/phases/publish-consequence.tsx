/** What publishing a phase does, in numbers and names: the publish-approval of screens §8. */
import { useMessages } from '../lib/messages.ts'
import { useFormat } from '../lib/format.ts'
import { personName } from '../lib/person-name.ts'
import type { SeenRound } from './as-seen.ts'

type Props = { rounds: readonly SeenRound[]; countdownRuns: boolean }

export function PublishConsequence({ rounds, countdownRuns }: Props) {
  const words = useMessages('phases')
  const format = useFormat()
  const open = rounds.filter((round) => round.validatedAt === null)
  return (
    <div className="flex flex-col gap-3">
      <p>{words.publishConsequence(rounds.length)}</p>
      {open.length > 0 ? (
        <p>
          {words.notValidated(open.length)}{' '}
          <strong className="font-semibold text-ink">
            {format.list(open.map((row) => personName(row.user)))}
          </strong>
          .
        </p>
      ) : null}
      {countdownRuns ? <p>{words.countdownRuns}</p> : null}
    </div>
  )
}
