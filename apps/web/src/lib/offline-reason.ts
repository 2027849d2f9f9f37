/** Why a button does nothing without a network: for what is asked at once, and not kept until later. null: there is one. */
import { useMessages } from './messages.ts'
import { useIsOffline } from './network.ts'

export function useOfflineReason(): string | null {
  const { needsNetwork } = useMessages('common')
  return useIsOffline() ? needsNetwork : null
}
