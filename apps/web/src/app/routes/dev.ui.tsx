/** `/dev/ui`: the components of `packages/ui`; only in development. */
import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy } from 'react'
import { AppProviders } from '../app-providers.tsx'

// in production the condition is false and the bundler drops the page
const ComponentPage = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('../component-page.tsx')).ComponentPage }))
  : () => null

export const Route = createFileRoute('/dev/ui')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound()
  },
  component: DevUi,
})

function DevUi() {
  return (
    <AppProviders>
      <ComponentPage />
    </AppProviders>
  )
}
