/** Why a button does nothing without a network: for what is asked at once, and not kept until later. null: there is one. */
import { useMessages } from './messages.ts'
import { useCutOff } from './network.ts'

export function useNeedsNetwork(): string | null {
  const { needsNetwork } = useMessages('common')
  return useCutOff() ? needsNetwork : null
}
