/** What is certain and possible for an athlete in a phase (phases-and-seeding §11), from what the viewer may see. */
import type { Chance } from '@trickline/competition/chances'
import { type Format, useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { StatusChip } from '@trickline/ui/badge.tsx'

type Props = {
  of: Chance | null
  among: readonly (Chance | null)[]
  showsPlace: boolean
  /** Only for screen readers, as the cut line shows it to others. */
  isDecided?: boolean
  /** The needed score only for screen readers, as the row above says it. */
  isRepeated?: boolean
}

export function Chances({ of: chance, among, showsPlace, isDecided = false, isRepeated = false }: Props) {
  const words = useMessages('live')
  const phases = useMessages('phases')
  const format = useFormat()
  // before the first score everything is possible for everybody
  if (chance === null || !haveChances(among)) return null
  const { goesOn, best, worst, needs } = chance
  const [from, to] = [phases.position(best), phases.position(worst)]
  const needed = neededScores(chance, words, format)
  return (
    <>
      {showsPlace && goesOn !== 'out' && (best > 1 || worst < among.length) ? (
        <span>{best === worst ? words.place(from) : words.placeBetween(from, to)}</span>
      ) : null}
      {needed.length > 0 ? (
        <span className={isRepeated ? 'sr-only' : 'tabular'}>{words.needs(needed.join(' · '))}</span>
      ) : null}
      {goesOn === 'open' && needs.lead === null && needs.goOn === null ? (
        <span>{words.chance.open}</span>
      ) : null}
      {goesOn && goesOn !== 'open' ? (
        isDecided ? (
          <span className="sr-only">{words.chance[goesOn]}</span>
        ) : (
          <StatusChip tone={chanceTones[goesOn]}>{words.chance[goesOn]}</StatusChip>
        )
      ) : null}
    </>
  )
}

export function haveChances(among: readonly (Chance | null)[]): boolean {
  return among.some((each) => each && isInformative(each))
}

function isInformative({ goesOn, needs }: Chance): boolean {
  return (goesOn !== null && goesOn !== 'open') || needs.lead !== null || needs.goOn !== null
}

/** "12.40 to go on", "15.20 for the lead". */
export function neededScores(
  { needs, goesOn }: Chance,
  words: ReturnType<typeof useMessages<'live'>>,
  format: Format,
): string[] {
  return [
    ...(needs.goOn === null
      ? []
      : [(goesOn === null ? words.toWin : words.toGoOn)(format.score(needs.goOn))]),
    ...(needs.lead === null ? [] : [words.toLead(format.score(needs.lead))]),
  ]
}

const chanceTones = { through: 'done', 'third-place': 'ready', out: 'idle' } as const
