/** Points as the documents show them: two decimals, "-" when 0 or less, "—" when one may not see them (doc 3 §5). */
import { useMemo } from 'react'
import { useFormat } from '../lib/format.ts'

export function useShownScore(): (points: number | null) => string {
  const format = useFormat()
  return useMemo(() => (points) => (points !== null && points <= 0 ? '-' : format.score(points)), [format])
}
