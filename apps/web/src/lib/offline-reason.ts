/** Why a button does nothing without a network: for what is asked at once, and not kept until later. null: there is one. */
import { useMessages } from '@trickline/ui/messages.ts'
import { useIsOffline } from '@trickline/client/network.ts'

export function useOfflineReason(): string | null {
  const { needsNetwork } = useMessages('common')
  return useIsOffline() ? needsNetwork : null
}
