/** A word for what decided between equal totals (phases-and-seeding §5, §7). */
import type { TieBreak } from '@trickline/competition/standings'
import { useMessages } from '@trickline/ui/messages.ts'

export function Tie({ of }: { of: TieBreak | null }) {
  const words = useMessages('phases')
  return of === null ? null : <span className="text-label font-normal text-soft">{words.ties[of]}</span>
}
