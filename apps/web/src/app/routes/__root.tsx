/** The root route; providers are added below it, see `app/app-providers.tsx`. */
import { createRootRoute, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'

export const Route = createRootRoute({ component: Root })

function Root() {
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  )
}
