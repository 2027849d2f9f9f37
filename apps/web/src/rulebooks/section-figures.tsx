/** The figures of a section next to each other. */
import type { Rule, RulebookSection } from '@trickline/scoring'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { type Figure, figuresOf } from './rule-figures.ts'

export function SectionFigures({ rule, section }: { rule: Rule; section: RulebookSection }) {
  const words = useMessages('rulebooks')
  const text = useFigureWords()
  const figures = figuresOf(rule, section)
  if (figures.length === 0) return null
  return (
    <dl aria-label={words.figures} className="flex flex-wrap gap-2">
      {figures.map((figure) => {
        const { what, result } = text(figure)
        return (
          <div
            key={what}
            className="flex min-w-24 flex-1 flex-col justify-between rounded-control bg-sunken px-3 py-2"
          >
            <dt className="text-label text-soft">{what}</dt>
            <dd className="tabular text-score font-bold whitespace-nowrap">{result}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** From the first figure of a section to its last. */
export function FiguresInShort({ rule, section }: { rule: Rule; section: RulebookSection }) {
  const text = useFigureWords()
  const figures = figuresOf(rule, section)
  const ends = [...new Set([figures[0], figures.at(-1)].filter((figure) => figure !== undefined))]
  return (
    <span className="tabular shrink-0 text-label font-normal text-soft sm:text-body">
      {ends.map((figure) => text(figure).result).join(' – ')}
    </span>
  )
}

export function useFigureWords(): (figure: Figure) => { what: string; result: string } {
  const words = useMessages('rulebooks')
  const { quick } = useMessages('judging')
  const format = useFormat()
  const times = (factor: number) => `× ${format.factor(factor)}`
  // oxlint-disable-next-line typescript/consistent-return -- every figure has its case
  return (figure) => {
    switch (figure.of) {
      case 'time':
        return { what: words.time(figure.nth), result: format.percent(figure.share) }
      case 'dub':
        return { what: words.dubTakes(figure.percent), result: times(figure.share) }
      case 'size':
        return {
          what: figure.endsOnFeet ? words.sizeOnFeet(figure.isLong) : words.size(figure.isLong),
          result: times(figure.factor),
        }
      case 'place':
        return { what: words.place(figure.nth), result: times(figure.factor) }
      case 'level':
        return { what: quick.levels[figure.level], result: times(figure.factor) }
      case 'different':
        return { what: words.different, result: words.plusPoints(format.number(figure.points)) }
      case 'grabs':
        return {
          what: words.grabsFrom(figure.from),
          result: words.plusPercent(format.percent(figure.percent / 100)),
        }
    }
  }
}
