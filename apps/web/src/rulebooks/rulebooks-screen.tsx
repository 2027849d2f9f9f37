/** `/rulebooks`: what differs, one round scored by all rules, and a card per rule with its sections (screens §21). */
import { type Rule, rules, scoreRound } from '@trickline/scoring'
import type { RulebookSection } from '@trickline/scoring'
import type { Areas } from '@trickline/messages/areas'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useTricks } from '@trickline/client/catalogue.ts'
import { type Format, useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { Badge } from '@trickline/ui/badge.tsx'
import { Card } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Collapsible } from '@trickline/ui/collapsible.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { type Column, Table } from '@trickline/ui/table.tsx'
import { Score } from '@trickline/ui/score.tsx'
import { type Example, exampleRound, plain } from './example-round.ts'
import { ExampleControls, RoundInOrder, SectionExample } from './section-example.tsx'
import { changesPoints, differencesOf, type Figure } from './rule-figures.ts'
import { FiguresInShort, SectionFigures, useFigureWords } from './section-figures.tsx'

export function RulebooksScreen() {
  const words = useMessages('rulebooks')
  return (
    <Page title={words.title} below={<p className="max-w-reading">{words.intro}</p>}>
      <div className="flex flex-col gap-4 lg:gap-5">
        <Differences />
        <Compare />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-3 lg:gap-5">
          {/* the first has no factors, and stands above the versions side by side */}
          {rules.map((rule, place) => (
            <RuleCard key={rule.id} rule={rule} className={place === 0 ? 'lg:col-span-full' : undefined} />
          ))}
        </div>
      </div>
    </Page>
  )
}

/** What each version makes of the same tricks; on a phone each row has its name in a line of its own. */
function Differences() {
  const words = useMessages('rulebooks')
  return (
    <Card aria-labelledby="differences">
      <h2 id="differences" className="text-lead font-bold">
        {words.differTitle}
      </h2>
      <p className="mt-1 text-pretty text-soft">{words.differText}</p>
      <div className="@container">
        <table className="tabular mt-3 w-full table-fixed border-collapse max-sm:block">
          <RuleNames />
          <tbody className="max-sm:block">
            {words.differences.map((label, row) => (
              <tr
                key={label}
                className={classNames('border-b border-hair last:border-0 max-sm:py-2', phoneColumns)}
              >
                <th
                  scope="row"
                  className="text-start font-medium max-sm:col-span-full max-sm:text-label max-sm:text-soft sm:py-2.5"
                >
                  {label}
                </th>
                <Results figures={versions.map((rule) => differencesOf(rule)[row])} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

/** The rules with factors. */
const versions = rules.slice(1)
const newest = versions.at(-1)

/** Large text leaves room for two versions side by side. */
const phoneColumns = 'max-sm:grid max-sm:@min-[12rem]:grid-cols-3 max-sm:@max-[12rem]:grid-cols-2'

function RuleNames() {
  const common = useMessages('common')
  const words = useMessages('rulebooks')
  return (
    <thead className="max-sm:block">
      <tr
        className={classNames(
          'border-b-[1.5px] border-ink align-bottom text-label max-sm:items-end',
          phoneColumns,
        )}
      >
        <th scope="col" className="w-[28%] max-sm:hidden">
          <span className="sr-only">{words.differTitle}</span>
        </th>
        {versions.map((rule) => (
          <th key={rule.id} scope="col" className="py-2 text-start font-semibold sm:px-2 sm:text-end">
            {rule === newest ? <span className="block text-accent-ink">{words.newest}</span> : null}
            {ruleTitle(rule, common)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** A dash where a version adds nothing, marked where it changes the one before it. */
function Results({ figures }: { figures: readonly (Figure | undefined)[] }) {
  const text = useFigureWords()
  const results = figures.map((figure) => (figure && changesPoints(figure) ? text(figure).result : '—'))
  return results.map((result, column) => (
    <td key={versions[column]?.id} className="text-lead whitespace-nowrap sm:py-2 sm:text-end">
      {column > 0 && result !== results[column - 1] ? (
        <mark className="rounded-full bg-glow px-2 font-extrabold text-ink max-sm:-mx-2">{result}</mark>
      ) : (
        <span className={classNames('sm:px-2', versions[column] !== newest && 'text-soft')}>{result}</span>
      )}
    </td>
  ))
}

function RuleCard({ rule, className }: { rule: Rule; className?: string | undefined }) {
  const common = useMessages('common')
  const words = useMessages('rulebooks')
  const { ruleSections } = useMessages('judgingParts')
  const [open, setOpen] = useState<ReadonlySet<RulebookSection>>(new Set())
  const toggle = (section: RulebookSection, isOpen: boolean) =>
    setOpen(new Set([...open, section].filter((each) => each !== section || isOpen)))
  return (
    <Card aria-labelledby={`rule-${rule.id}`} className={className}>
      <div className="flex flex-wrap items-center gap-2.5">
        <h2 id={`rule-${rule.id}`} className="text-score font-bold">
          {ruleTitle(rule, common)}
        </h2>
        {rule === newest ? <Badge>{words.newest}</Badge> : null}
      </div>
      <p className="mt-1 mb-3 text-pretty text-soft">{words.about[rule.id]}</p>
      <div className="-mb-2 sm:-mb-3">
        {rule.sections.map((section) => (
          <Collapsible
            key={section}
            look="row"
            title={ruleSections[section]}
            end={<FiguresInShort rule={rule} section={section} />}
            open={open.has(section)}
            onToggle={(isOpen) => toggle(section, isOpen)}
          >
            {open.has(section) ? (
              <div className="flex flex-col gap-5">
                <p>{words.sections[section]}</p>
                {section === 'total-combo-level-air' ? (
                  <Link
                    to={paths.trickList}
                    className="font-medium text-accent-ink underline underline-offset-4"
                  >
                    {words.trickList}
                  </Link>
                ) : null}
                <SectionFigures rule={rule} section={section} />
                <SectionExample rule={rule} section={section} />
              </div>
            ) : null}
          </Collapsible>
        ))}
      </div>
    </Card>
  )
}

const compared: Example = { ...plain, times: 2, grabs: 2, place: 4, level: 3, endsOnFeet: true, others: 1 }
const everything = ['place', 'level', 'dub', 'grabs', 'times', 'others', 'endsOnFeet'] as const

type Compared = { rule: Rule; score: number; style: number; variety: number; total: number }

function Compare() {
  const common = useMessages('common')
  const words = useMessages('rulebooks')
  const format = useFormat()
  const { tricks } = useTricks()
  const [example, change] = useState(compared)
  const rows = exampleRound(example, tricks)
  if (!rows) return null
  const results = rules.map((rule): Compared => {
    const { score, stylePoints, varietyPoints, total } = scoreRound(rule.id, rows)
    return { rule, score, style: stylePoints, variety: varietyPoints, total }
  })
  const most = Math.max(...results.map(({ total }) => total))
  return (
    <Card aria-labelledby="compare">
      <h2 id="compare" className="text-lead font-bold">
        {words.compareTitle}
      </h2>
      <p className="mt-1 mb-4 text-soft">{words.compareText}</p>
      <div className="flex flex-col gap-5 lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-8">
        {/* stays in sight while a slider below it moves */}
        <div className="top-14 z-10 bg-raised max-lg:[@media(min-height:35rem)]:sticky lg:col-start-2">
          <Table
            caption={words.compareText}
            columns={columnsOf({ words, common, format, most })}
            rows={results}
            rowKey={({ rule }) => rule.id}
          />
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1 max-lg:[&_input]:scroll-mt-80">
          <ExampleControls example={example} start={compared} controls={everything} onChange={change} />
        </div>
        <RoundInOrder rows={rows} />
      </div>
    </Card>
  )
}

function Total({ total, most }: { total: number; most: number }) {
  return (
    <span className="flex items-center justify-end gap-3">
      <span aria-hidden="true" className="hidden h-1.5 w-24 sm:block">
        <span
          className="block h-full rounded-full bg-ink transition-[width] duration-200"
          style={{ width: `${(total / most) * 100}%` }}
        />
      </span>
      <Score value={total} />
    </span>
  )
}

type ColumnProps = { words: Areas['rulebooks']; common: Areas['common']; format: Format; most: number }

function columnsOf({ words, common, format, most }: ColumnProps): Column<Compared>[] {
  return [
    {
      key: 'rule',
      head: words.rule,
      place: 'lead',
      cell: ({ rule, score, style, variety }) => (
        <>
          <span className="font-semibold whitespace-nowrap">{ruleTitle(rule, common)}</span>
          <span className="block text-label text-soft sm:hidden">
            {format.joined(
              common.labelled(words.score, format.value(score)),
              common.labelled(words.style, format.value(style)),
              common.labelled(words.variety, format.value(variety)),
            )}
          </span>
        </>
      ),
    },
    ...(['score', 'style', 'variety'] as const).map((part): Column<Compared> => ({
      key: part,
      head: words[part],
      place: 'wide',
      numeric: true,
      cell: (result) => format.value(result[part]),
    })),
    {
      key: 'total',
      head: words.total,
      place: 'end',
      numeric: true,
      cell: ({ total }) => <Total total={total} most={most} />,
    },
  ]
}
