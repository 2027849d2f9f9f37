/** Says that a followed athlete is on, and leads to the competition (ranking §6). */
import type { LiveEvents } from '@trickline/contract/live-events'
import { loadMessages } from '@trickline/ui/messages.ts'
import { toast } from '@trickline/ui/toast.tsx'

export async function tellFollowed({ user, competition }: LiveEvents['FollowedIsOn']): Promise<void> {
  const words = await loadMessages('athlete')
  toast({ title: words.isOn(user.name, competition.name), text: words.watch })
}
