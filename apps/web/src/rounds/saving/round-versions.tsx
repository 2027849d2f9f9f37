/** Two versions of a round side by side with their totals and marked differences. */
import { scoreRound } from '@trickline/scoring'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { performanceTags } from '@trickline/views/tricks/performed-trick.ts'
import { cardClass } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { compareRounds } from './compare-rounds.ts'
import { type DraftRow, tricksOf } from '@trickline/views/rounds/draft-trick.ts'

type Version = { name: string; rows: readonly DraftRow[] }

type Props = {
  one: Version
  other: Version
  /** null: the viewer may not see totals. */
  ruleId: number | null
}

export function RoundVersions({ one, other, ruleId }: Props) {
  const { versions } = useMessages('judgingParts')
  const format = useFormat()
  const compared = compareRounds(one.rows, other.rows)
  const different = compared.filter(({ isSame }) => !isSame).length
  return (
    <section className={classNames(cardClass, 'overflow-hidden')} aria-label={`${one.name} · ${other.name}`}>
      <table className="w-full table-fixed border-collapse text-start">
        <caption className="px-3 py-2 text-start text-label text-soft">
          {versions.differences(different)}
        </caption>
        <thead>
          <tr>
            {[one, other].map((version) => (
              <th
                key={version.name}
                scope="col"
                className="px-3 pb-2 text-start align-bottom font-semibold break-words"
              >
                {version.name}
                {ruleId === null ? null : (
                  <span className="tabular block text-score font-extrabold">
                    {format.score(scoreRound(ruleId, version.rows).total)}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compared.map((row) => (
            <tr
              key={`${row.one?.key ?? ''} ${row.other?.key ?? ''}`}
              className="border-t border-hair align-top"
            >
              {[row.one, row.other].map((side, place) => (
                <td
                  // oxlint-disable-next-line react/no-array-index-key -- left and right
                  key={place}
                  className={classNames(
                    'px-3 py-2 leading-tight',
                    !row.isSame && side && 'bg-glow font-medium',
                  )}
                >
                  {side ? (
                    <Row row={side} differs={!row.isSame} />
                  ) : (
                    <span className="text-soft" title={versions.nothing}>
                      —
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ row, differs }: { row: DraftRow; differs: boolean }) {
  const words = useMessages('judging')
  const { versions } = useMessages('judgingParts')
  return (
    <div className="flex gap-1.5">
      {differs ? (
        <span className="shrink-0 text-waiting">
          <Icon name="warning" className="mt-0.5 size-3.5" />
          <span className="sr-only">{versions.only}</span>
        </span>
      ) : null}
      <ul className={classNames('min-w-0', row.kind === 'combo' && 'border-s-[1.5px] border-ink ps-2')}>
        {tricksOf([row]).map((trick) => (
          <li key={trick.key}>
            {trick.shortName}{' '}
            <span className="text-label font-semibold text-accent-ink">
              {performanceTags(trick, words).join(' ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
