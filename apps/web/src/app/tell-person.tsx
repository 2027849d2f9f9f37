/** Tells the person anywhere in the app what a live event is about: who is on, or on soon (ranking §6). */
import type { LiveEvents } from '@trickline/contract/live-events'
import { loadMessages } from '@trickline/ui/messages.ts'
import { toast } from '@trickline/ui/toast.tsx'
import { showNotice } from '@trickline/views/browser-notifications.ts'
import { paths } from '@trickline/views/paths.ts'

export async function followedIsOn({ user, competition }: LiveEvents['FollowedIsOn']): Promise<void> {
  const words = await loadMessages('athlete')
  await tell(competition, { text: words.isOn(user.name, competition.name), link: words.watch })
}

export async function turnIsNear({ before, competition }: LiveEvents['TurnIsNear']): Promise<void> {
  const words = await loadMessages('athlete')
  const names = before.map(({ name, surname }) => `${name} ${surname}`.trim())
  await tell(competition, { title: competition.name, text: words.turn.near(names), link: words.watch })
}

type Told = { title?: string; text: string; link: string }

/** Links to the public page. People not looking at the app get a browser notification, if they allow it. */
async function tell({ id, name }: { id: number; name: string }, { link, ...told }: Told): Promise<void> {
  const address = paths.live(id)
  toast({
    ...told,
    end: (
      <a
        href={address}
        className="grid min-h-touch place-items-center px-3 font-semibold underline underline-offset-4"
      >
        {link}
      </a>
    ),
  })
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  const data = new URL(address, location.origin).href
  await showNotice(told.title ?? name, { body: told.text, tag: `${address} ${told.text}`, data })
}
