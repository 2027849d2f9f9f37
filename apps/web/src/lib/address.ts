/** Reads a screen's own address, which the routes have checked (app/routes/routes.tsx). */
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'

type ChangeSearch<Search> = (search: Search, options?: { replace?: boolean; resetScroll?: boolean }) => void

/** The id in the path. */
export function useId(): number {
  return Number(useOptionalId())
}

/** null: the address has no id. */
export function useOptionalId(): number | null {
  const { id } = useParams({ strict: false })
  return id === undefined ? null : Number(id)
}

/** The token of a mailed or printed link. */
export function useToken(): string {
  return useParams({ strict: false }).token ?? ''
}

/** The query of the address, and a function that changes it. The object stays the same while its values do. */
export function useAddressSearch<Search extends object>(
  read: (query: Record<string, unknown>) => Search,
): [Search, ChangeSearch<Search>] {
  const text = useSearch({ strict: false, select: (query) => JSON.stringify(read(query)) })
  const search = useMemo(() => {
    const values: Search = JSON.parse(text)
    return values
  }, [text])
  const navigate = useNavigate()
  const change: ChangeSearch<Search> = (next, options) =>
    void navigate({ to: here, search: next, resetScroll: false, ...options })
  return [search, change]
}

const here: string = '.'
