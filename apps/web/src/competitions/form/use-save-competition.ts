/** Saves a new or edited competition. Retrying the same content uses the same idempotency key. */
import { type CompetitionRead, readCompetition } from '@trickline/contract/read-rows'
import { useQueryClient } from '@tanstack/react-query'
import { storeCompetition, updateCompetition } from '@trickline/contract/calls/competitions'
import { useRef } from 'react'
import { api } from '@trickline/client/api.ts'
import type { OpenedForm } from '@trickline/views/competitions/opened-form.ts'
import { competitionQuery } from '@trickline/client/competition.ts'
import { cacheAnswer } from '@trickline/client/live.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'

/** `id` null: a new competition. Rejects with the error of `api`. */
export function useSaveCompetition(id: number | null): (opened: OpenedForm) => Promise<CompetitionRead> {
  const queries = useQueryClient()
  const last = useRef({ content: '', key: '' })
  return async ({ form, version }) => {
    const content = JSON.stringify({ form, version })
    // without a response it may have been saved: the same key prevents a second save
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() }
    const idempotencyKey = last.current.key
    const save = async () =>
      id === null
        ? api(storeCompetition, { body: { formCreate: form }, idempotencyKey })
        : api(updateCompetition, {
            params: { id },
            body: { formUpdate: { ...form, version } },
            idempotencyKey,
          })
    const read = async () => readCompetition((await save()).competition)
    const competition = await (id === null
      ? read()
      : cacheAnswer(queries, competitionQuery(id).queryKey, read))
    if (id === null) queries.setQueryData(competitionQuery(competition.id).queryKey, competition)
    void queries.invalidateQueries({ queryKey: queryKeys.competitions })
    return competition
  }
}
