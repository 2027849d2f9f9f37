/** Saves the form: a new competition or an edited one. The same content sent again is the same save. */
import { readCompetition } from '@trickline/contract/read-rows'
import { useQueryClient } from '@tanstack/react-query'
import { type CompetitionDetail, storeCompetition, updateCompetition } from '@trickline/contract/competitions'
import { useRef } from 'react'
import { api } from '@trickline/client/api.ts'
import type { OpenedForm } from '@trickline/views/competitions/opened-form.ts'
import { competitionQuery } from '@trickline/client/competition.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'

/** `id` null creates. Throws what `api` throws. */
export function useSaveCompetition(id: number | null): (opened: OpenedForm) => Promise<CompetitionDetail> {
  const queries = useQueryClient()
  const last = useRef({ content: '', key: '' })
  return async ({ form, version }) => {
    const content = JSON.stringify({ form, version })
    // After no answer nobody knows whether it was saved: with the same key it is not saved twice.
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() }
    const idempotencyKey = last.current.key
    const { competition } =
      id === null
        ? await api(storeCompetition, { body: { formCreate: form }, idempotencyKey })
        : await api(updateCompetition, {
            params: { id },
            body: { formUpdate: { ...form, version } },
            idempotencyKey,
          })
    queries.setQueryData(competitionQuery(competition.id).queryKey, readCompetition(competition))
    void queries.invalidateQueries({ queryKey: queryKeys.competitions })
    return competition
  }
}
