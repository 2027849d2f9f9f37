/** The tricks of each family that were landed, and those still to come (scoring §15). */
import { Link } from '@tanstack/react-router'
import type { Trick } from '@trickline/contract/tricks'
import { levelName } from '@trickline/scoring'
import { groupByFamily } from '@trickline/scoring/trick-shape'
import { paths } from '@trickline/views/paths.ts'
import { useTricks } from '@trickline/client/catalogue.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { LevelMark } from '@trickline/ui/level-mark.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Collapsible } from '@trickline/ui/collapsible.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { ComparisonTable, headNames } from './comparison-table.tsx'
import { StatisticsSection } from './parts.tsx'

/** `landed`: ids of the landed tricks. Two subjects are compared by how many they landed. */
type Props = { subjects: readonly { name: string; givenName: string; landed: ReadonlySet<number> }[] }

export function Families({ subjects }: Props) {
  const words = useMessages('statistics')
  const { names } = useMessages('judging').families
  const { tricks } = useTricks()
  const [only, another] = subjects
  const shown = tricks.filter(
    ({ id, retired_at }) => retired_at === null || subjects.some(({ landed }) => landed.has(id)),
  )
  if (!only || shown.length === 0) return null
  const families = groupByFamily(shown)
    .map(({ family, tricks: ofFamily }) => ({
      id: family,
      name: names[family],
      tricks: ofFamily,
      times: subjects.map(({ landed }) => ofFamily.filter(({ id }) => landed.has(id)).length),
    }))
    .toSorted(({ times: [a = 0] }, { times: [b = 0] }) => b - a)
  return (
    <StatisticsSection title={words.families}>
      {another ? (
        <div className="max-w-reading">
          <ComparisonTable
            caption={words.families}
            head={words.family}
            rows={families}
            names={headNames(subjects)}
          />
        </div>
      ) : (
        <div className="grid grid-flow-dense grid-cols-1 items-start gap-x-10 border-t border-hair sm:grid-cols-2 lg:grid-cols-3">
          {families.map(({ id, name, tricks: ofFamily, times: [count = 0] }) => (
            <Collapsible
              key={id}
              title={name}
              className="rounded-none! border-x-0! border-t-0! bg-transparent! open:col-span-full"
              end={<span className="tabular font-bold">{words.ofFamily(count, ofFamily.length)}</span>}
            >
              <ul className="gap-x-10 sm:columns-2 lg:columns-3">
                {ofFamily.map((trick) => (
                  <FamilyTrick key={trick.id} trick={trick} isLanded={only.landed.has(trick.id)} />
                ))}
              </ul>
            </Collapsible>
          ))}
        </div>
      )}
    </StatisticsSection>
  )
}

function FamilyTrick({ trick, isLanded }: { trick: Trick; isLanded: boolean }) {
  const words = useMessages('tricks')
  return (
    <li className="flex break-inside-avoid items-center gap-2 py-1">
      <Icon name="check" className={classNames('size-4 shrink-0 text-done', !isLanded && 'invisible')} />
      <LevelMark level={levelName(trick.level_id)} />
      <Link
        to={paths.trickList}
        search={{ search: trick.name }}
        className={classNames(
          'min-w-0 [overflow-wrap:anywhere] hover:underline',
          isLanded ? 'font-medium' : 'text-soft',
        )}
      >
        {trick.name}
        <span className="sr-only">, {isLanded ? words.landed : words.notLandedYet}</span>
      </Link>
    </li>
  )
}
