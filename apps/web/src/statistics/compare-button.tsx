/** Adds another athlete, found by name, to the statistics, and removes the comparison (screens §26). */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { athletesList } from '@trickline/contract/calls/people'
import { useState } from 'react'
import { api } from '@trickline/client/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { TextField } from '@trickline/ui/field.tsx'
import { FlagAfterName } from '@trickline/ui/flag.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'
import { textButtonClass } from './parts.tsx'
import type { StatisticsAddress } from './statistics-search.ts'

export function CompareButton({ search, onSearch }: StatisticsAddress) {
  const words = useMessages('statistics').compare
  const person = usePerson()
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button onClick={() => open(true)}>{words.start}</Button>
      <Dialog open={isOpen} onClose={() => open(false)} title={words.title}>
        {isOpen ? (
          <Athletes
            excludedId={search.athlete ?? person?.id ?? 0}
            onChoose={(id) => {
              open(false)
              onSearch({ ...search, with: id })
            }}
          />
        ) : null}
      </Dialog>
    </>
  )
}

export function StopComparing({ search, onSearch }: StatisticsAddress) {
  const words = useMessages('statistics').compare
  return (
    <button
      type="button"
      onClick={() => onSearch({ ...search, with: undefined })}
      className={classNames(textButtonClass, '-my-3')}
    >
      {words.stop}
    </button>
  )
}

type AthletesProps = { excludedId: number; onChoose: (id: number) => void }

function Athletes({ excludedId, onChoose }: AthletesProps) {
  const common = useMessages('common')
  const words = useMessages('statistics').compare
  const explain = useErrorText()
  const [search, setSearch] = useState('')
  const { data, error } = useQuery({
    queryKey: ['athletes-to-compare', search],
    queryFn: async ({ signal }) =>
      (await api(athletesList, { query: { search, page: '1' }, signal })).athletes,
    placeholderData: keepPreviousData,
  })
  const found = data?.filter(({ id }) => id !== excludedId)
  return (
    <>
      <TextField
        label={words.search}
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        end={<Icon name="search" className="pointer-events-none me-3 size-4 text-soft" />}
        className="[&::-webkit-search-cancel-button]:hidden"
      />
      {error ? <Notice tone="bad">{explain(error)}</Notice> : null}
      {found ? null : <SkeletonRows count={4} className="h-12" />}
      {found?.length === 0 ? <p className="text-soft">{words.nobody}</p> : null}
      <ul aria-live="polite" className="flex min-h-64 flex-col">
        {found?.map((athlete) => (
          <li key={athlete.id}>
            <button
              type="button"
              onClick={() => onChoose(athlete.id)}
              className="flex min-h-touch w-full items-center gap-3 rounded-control px-2 py-1 text-start hover:bg-sunken"
            >
              <Avatar name={athlete.name} surname={athlete.surname} src={athlete.img_path} />
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {personName(athlete, common)}
                {athlete.country ? <FlagAfterName country={athlete.country} /> : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
