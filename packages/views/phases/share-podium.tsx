/** The button that shares the podium. */
import { paths } from '../paths.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { ShareLink } from '@trickline/ui/share-link.tsx'

export function SharePodium({ of: { id, name } }: { of: { id: number; name: string } }) {
  const words = useMessages('share')
  return (
    <p className="mt-6 text-center print:hidden">
      <ShareLink path={paths.sharedPodium(id)} title={words.podiumOf(name)} />
    </p>
  )
}
