/** Chooses from the competitions that the person sees, with a search; chosen ones come first. */
import { useState } from 'react'
import { useCompetitions } from '@trickline/client/competitions.ts'
import { TextField } from '@trickline/ui/field.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { containing } from '@trickline/ui/plain-text.ts'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'
import type { CompetitionListRead } from '@trickline/contract/read-rows'

export type ChooseCompetitionsProps = {
  label: string
  hint?: string
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
  isOffered: (row: CompetitionListRead) => boolean
}

const mostShown = 8

export function ChooseCompetitions({ label, hint, chosen, onChange, isOffered }: ChooseCompetitionsProps) {
  const words = useMessages('competitions')
  const { data } = useCompetitions()
  const [search, setSearch] = useState('')
  const isChosen = ({ id }: { id: number }) => chosen.includes(id)
  const offered = (data ?? []).filter((row) => isChosen(row) || isOffered(row))
  const isFound = containing(search)
  const others = offered.filter((row) => !isChosen(row) && isFound(row.name))
  const shown = [...offered.filter(isChosen), ...others.slice(0, mostShown)]
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-label font-medium tracking-wide text-soft">{label}</legend>
      {hint ? <p className="-mt-1 text-label text-soft">{hint}</p> : null}
      {offered.length > mostShown ? (
        <TextField
          label={words.searchHint}
          labelHidden
          type="search"
          placeholder={words.searchHint}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          end={<Icon name="search" className="pointer-events-none me-3 size-4 text-soft" />}
          className="[&::-webkit-search-cancel-button]:hidden"
        />
      ) : null}
      {data ? null : <SkeletonRows count={3} className="h-12" />}
      <div className="rounded-control border border-hair empty:hidden">
        {shown.map((row) => (
          <label
            key={row.id}
            className="flex min-h-touch cursor-pointer items-center gap-3 px-3 py-2 hover:bg-sunken has-checked:bg-sunken has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent-ink"
          >
            <input
              type="checkbox"
              className="size-5 shrink-0"
              checked={isChosen(row)}
              onChange={() =>
                onChange(isChosen(row) ? chosen.filter((id) => id !== row.id) : [...chosen, row.id])
              }
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">{row.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
