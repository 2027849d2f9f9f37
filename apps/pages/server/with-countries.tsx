/** Provides the countries to components that use `useCountries`. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Country } from '@trickline/contract/people'
import type { ReactNode } from 'react'

export function WithCountries({
  countries,
  children,
}: {
  countries: readonly Country[]
  children: ReactNode
}) {
  const queries = new QueryClient()
  queries.setQueryData(['countries'], { countries })
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
