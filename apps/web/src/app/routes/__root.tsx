/** Around every page: the question before what cannot be undone, and the news at the bottom. */
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ConfirmProvider } from '../../ui/confirm.tsx'
import { ToastRegion } from '../../ui/toast.tsx'
import type { RouterContext } from '../router.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })

function Root() {
  return (
    <Suspense>
      <ConfirmProvider>
        <Outlet />
        <ToastRegion />
      </ConfirmProvider>
    </Suspense>
  )
}
