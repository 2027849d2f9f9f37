/** `/trickList`: the catalogue; without filters in the address the last ones are restored. `?trick=ID` opens a trick. */
import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadMessages } from '@trickline/ui/messages.ts'
import { trickListSearch } from '../../../tricks/list/trick-list-search.ts'
import { TrickListScreen } from '../../../tricks/list/trick-list-screen.tsx'
import { paths } from '@trickline/views/paths.ts'

export const Route = createFileRoute('/_signed-in/trickList')({
  validateSearch: ({
    trick,
    ...filters
  }: Record<string, unknown>): ReturnType<typeof trickListSearch.read> & {
    trick?: number
  } => ({ ...trickListSearch.read(filters), ...(Number.isInteger(trick) && { trick: Number(trick) }) }),
  beforeLoad: ({ search, cause }) => {
    const last = cause === 'stay' ? null : trickListSearch.last(search)
    if (last) throw redirect({ to: paths.trickList, search: last, replace: true })
  },
  loader: () => Promise.all([loadMessages('tricks'), loadMessages('judging')]),
  component: TrickList,
})

function TrickList() {
  const navigate = Route.useNavigate()
  const trick = Route.useSearch({ select: (search) => search.trick })
  // structural sharing keeps the object's identity while its values stay the same
  const search = Route.useSearch({ select: ({ trick: _trick, ...rest }) => rest, structuralSharing: true })
  return (
    <TrickListScreen
      search={search}
      trick={trick}
      onTrick={(id) =>
        void navigate({
          search: { ...search, ...(id !== null && { trick: id }) },
          replace: id === null,
          resetScroll: false,
        })
      }
      onSearch={(to, { replace }) => void navigate({ search: to, replace, resetScroll: false })}
    />
  )
}
