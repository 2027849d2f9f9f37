/** Tells the person what a live event is about, on whichever screen: a followed athlete is on (ranking §6). */
import type { LiveEvents } from '@trickline/contract/live-events'
import { loadMessages } from '@trickline/ui/messages.ts'
import { toast } from '@trickline/ui/toast.tsx'
import { paths } from '@trickline/views/paths.ts'

/** Leads to the page on which everyone watches. */
export async function followedIsOn({ user, competition }: LiveEvents['FollowedIsOn']): Promise<void> {
  const words = await loadMessages('athlete')
  toast({
    text: words.isOn(user.name, competition.name),
    end: (
      <a
        href={paths.live(competition.id)}
        className="grid min-h-touch place-items-center px-3 font-semibold underline underline-offset-4"
      >
        {words.watch}
      </a>
    ),
  })
}
