/**
 * Shows rounds as they will be before the server has answered: `const putBack = changeRounds([row])`. What has come
 * from the server meanwhile is newer and stays.
 */
import { useQueryClient } from '@tanstack/react-query'
import type { RoundRow } from '@trickline/contract/rounds'
import { competitionQuery } from './use-competition.ts'

export function useChangeRounds(id: number): (rows: readonly RoundRow[]) => () => void {
  const queries = useQueryClient()
  const { queryKey } = competitionQuery(id)
  const replace = (next: (row: RoundRow) => RoundRow) =>
    queries.setQueryData(queryKey, (held) => held && { ...held, rounds: held.rounds.map(next) })
  return (rows) => {
    const known = queries.getQueryData(queryKey)?.rounds ?? []
    const ahead = new Map(rows.map((row) => [row.id, row]))
    const before = new Map(known.filter(({ id: roundId }) => ahead.has(roundId)).map((row) => [row.id, row]))
    replace((row) => {
      const changed = ahead.get(row.id)
      return changed && changed.version >= row.version ? changed : row
    })
    return () =>
      replace((row) => (ahead.get(row.id)?.version === row.version ? (before.get(row.id) ?? row) : row))
  }
}
