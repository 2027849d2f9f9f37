/** For admins: the level at which a competition counts in the world ranking, and whether an imported one counts (ranking §1). */
import { useQuery } from '@tanstack/react-query'
import { rankingLevels } from '@trickline/contract/ranking-choices'
import { rankCompetition, readCompetitionRanking } from '@trickline/contract/calls/files'
import type { ReplyFor } from '@trickline/contract/call-types'
import { type FormEvent, useState } from 'react'
import { api } from '@trickline/client/api.ts'
import { Button } from '@trickline/ui/button.tsx'
import { SelectField } from '@trickline/ui/field.tsx'
import { FormDialog } from '@trickline/ui/form-dialog.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { useAction } from '../lib/use-action.ts'

export type RankingButtonProps = { competition: { id: number; name: string } }

export function RankingButton({ competition }: RankingButtonProps) {
  const words = useMessages('ranking')
  const [isOpen, setOpen] = useState(false)
  const { id } = competition
  const queryKey = ['ranking-of', id] as const
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(readCompetitionRanking, { params: { id }, signal }),
  })
  if (!data) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.title}</Button>
      {isOpen ? (
        <RankingDialog {...{ competition, queryKey }} chosen={data} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

type DialogProps = RankingButtonProps & {
  chosen: ReplyFor<typeof readCompetitionRanking>
  queryKey: readonly unknown[]
  onClose: () => void
}

function RankingDialog({ competition: { id, name }, chosen, queryKey, onClose }: DialogProps) {
  const words = useMessages('ranking')
  const common = useMessages('common')
  const { follow, busy } = useAction()
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const body = {
      level: rankingLevels.find((level) => level === fields.get('level')) ?? null,
      ...(chosen.is_ranked !== null && { is_ranked: fields.has('is_ranked') }),
    }
    const saved = follow(api(rankCompetition, { params: { id }, body }), {
      log: 'rank-competition',
      done: words.change.saved(name),
      refetches: [queryKey],
    })
    if (await saved) onClose()
  }
  return (
    <FormDialog
      title={words.change.title(name)}
      submit={common.save}
      onClose={onClose}
      form={{ problem: undefined, busy, onSubmit: (event) => void save(event) }}
    >
      <SelectField label={words.change.level} name="level" defaultValue={chosen.level ?? ''}>
        <option value="">{words.change.byCategory(words.levels[chosen.level_by_category])}</option>
        {rankingLevels.map((level) => (
          <option key={level} value={level}>
            {words.levels[level]}
          </option>
        ))}
      </SelectField>
      {chosen.is_ranked === null ? null : (
        <label className="flex min-h-touch cursor-pointer items-center gap-4 font-semibold">
          <input
            type="checkbox"
            name="is_ranked"
            className="size-6 shrink-0"
            defaultChecked={chosen.is_ranked}
          />
          {words.change.counts}
        </label>
      )}
    </FormDialog>
  )
}
