/** `/dev/ui`: every part of the kit in its states; only in development. */
import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy } from 'react'
import { AppProviders } from '../app-providers.tsx'

// In a build for people the condition is false, and the page is not even in the bundle.
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
