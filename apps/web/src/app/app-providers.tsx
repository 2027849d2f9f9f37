/**
 * What screens with data stand in: fetched data, the question before what cannot be undone, the news at
 * the bottom. Not around the sign-in, which does without and is there sooner.
 */
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
