/** Query client, confirm dialogs and toasts. The sign-in needs none of them and shows sooner without. */
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '@trickline/client/query.ts'
import { ConfirmProvider } from '@trickline/ui/confirm.tsx'
import { ToastRegion } from '@trickline/ui/toast.tsx'

export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ConfirmProvider>
        {children}
        <ToastRegion />
      </ConfirmProvider>
    </QueryClientProvider>
  )
}
