/** `/rulebooks`: a card per rule with its sections, figures and examples; and one round scored by all rules (screens §21). */
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
import { Card } from '@trickline/ui/card.tsx'
import { Collapsible } from '@trickline/ui/collapsible.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { type Column, Table } from '@trickline/ui/table.tsx'
import { Score } from '@trickline/ui/score.tsx'
import { type Example, exampleRound, plain } from './example-round.ts'
import { ExampleControls, RoundInOrder, SectionExample } from './section-example.tsx'
import { changesPoints, differencesOf } from './rule-figures.ts'
import { FiguresInShort, SectionFigures, useFigureWords } from './section-figures.tsx'

export function RulebooksScreen() {
  const words = useMessages('rulebooks')
  return (
    <Page title={words.title} below={<p className="max-w-reading">{words.intro}</p>}>
      <Differences />
      {/* separate columns, so that opening a section in one does not move the other */}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {[rules.slice(0, 2), rules.slice(2)].map((column) => (
          <div key={column[0]?.id} className="flex flex-col gap-4">
            {column.map((rule) => (
              <RuleCard key={rule.id} rule={rule} />
            ))}
          </div>
        ))}
      </div>
      <Compare />
    </Page>
  )
}

/** What each rule makes of the same combo; a dash where it adds nothing. */
function Differences() {
  const common = useMessages('common')
  const words = useMessages('rulebooks')
  const text = useFigureWords()
  const byRule = rules.map(differencesOf)
  return (
    <Card aria-labelledby="differences" className="mb-4">
      <h2 id="differences" className="text-lead font-bold">
        {words.differTitle}
      </h2>
      <table className="tabular mt-2 w-full table-fixed border-collapse text-label sm:text-body">
        <thead>
          <tr className="border-b border-ink align-bottom text-label text-soft">
            <th scope="col" className="w-[28%]">
              <span className="sr-only">{words.differTitle}</span>
            </th>
            {rules.map((rule) => (
              <th
                key={rule.id}
                scope="col"
                className="py-2 ps-1 text-end font-semibold tracking-tight sm:tracking-normal"
              >
                {ruleTitle(rule, common)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.differences.map((label, row) => (
            <tr key={label} className="border-b border-hair last:border-0">
              <th scope="row" className="py-2.5 text-start font-medium hyphens-auto">
                {label}
              </th>
              {byRule.map((figures, column) => {
                const figure = figures[row]
                return (
                  <td key={rules[column]?.id} className="py-2.5 text-end font-bold whitespace-nowrap">
                    {figure && changesPoints(figure) ? (
                      text(figure).result
                    ) : (
                      <span className="font-normal text-soft">—</span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function RuleCard({ rule }: { rule: Rule }) {
  const common = useMessages('common')
  const words = useMessages('rulebooks')
  const { ruleSections } = useMessages('judgingParts')
  const [open, setOpen] = useState<ReadonlySet<RulebookSection>>(new Set())
  const toggle = (section: RulebookSection, isOpen: boolean) =>
    setOpen(new Set([...open, section].filter((each) => each !== section || isOpen)))
  return (
    <Card aria-labelledby={`rule-${rule.id}`}>
      <h2 id={`rule-${rule.id}`} className="text-lead font-bold">
        {ruleTitle(rule, common)}
      </h2>
      <p className="mt-1 mb-3 text-soft">{words.about[rule.id]}</p>
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
const everything = ['place', 'level', 'endsOnFeet', 'dub', 'grabs', 'times', 'others'] as const

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
    <Card aria-labelledby="compare" className="mt-6">
      <h2 id="compare" className="text-lead font-bold">
        {words.compareTitle}
      </h2>
      <p className="mt-1 mb-4 text-soft">{words.compareText}</p>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-5 max-lg:order-last">
          <ExampleControls example={example} start={compared} controls={everything} onChange={change} />
          <RoundInOrder rows={rows} />
        </div>
        <Table
          caption={words.compareText}
          columns={columnsOf({ words, common, format, most })}
          rows={results}
          rowKey={({ rule }) => rule.id}
        />
      </div>
    </Card>
  )
}

function Total({ total, most }: { total: number; most: number }) {
  return (
    <span className="flex items-center justify-end gap-3">
      <span aria-hidden="true" className="hidden h-1.5 w-32 sm:block">
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
      cell: ({ rule }) => <span className="whitespace-nowrap">{ruleTitle(rule, common)}</span>,
    },
    { key: 'score', head: words.score, numeric: true, cell: ({ score }) => format.value(score) },
    { key: 'style', head: words.style, numeric: true, cell: ({ style }) => format.value(style) },
    { key: 'variety', head: words.variety, numeric: true, cell: ({ variety }) => format.value(variety) },
    {
      key: 'total',
      head: words.total,
      place: 'end',
      numeric: true,
      cell: ({ total }) => <Total total={total} most={most} />,
    },
  ]
}
