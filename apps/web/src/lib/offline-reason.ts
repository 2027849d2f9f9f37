/** The reason to disable a button whose request needs the network now; null while online. */
import { useMessages } from '@trickline/ui/messages.ts'
import { useIsOffline } from '@trickline/client/network.ts'

export function useOfflineReason(): string | null {
  const { needsNetwork } = useMessages('common')
  return useIsOffline() ? needsNetwork : null
}
