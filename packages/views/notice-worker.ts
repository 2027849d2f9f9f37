/** Opens what a notification is about when it is tapped; for the service workers of the app and of the public pages. */

export type Clicked = { waitUntil: (done: Promise<unknown>) => void; notification: Notification }
type Client = { url: string; focus: () => Promise<unknown> }
/** Declared by hand, since TypeScript cannot load the types of workers and of pages in one project. */
declare const self: {
  addEventListener: (type: 'notificationclick', listener: (event: Clicked) => void) => void
  clients: {
    matchAll: (of: { type: 'window'; includeUncontrolled: boolean }) => Promise<Client[]>
    openWindow: (url: string) => Promise<unknown>
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(String(event.notification.data)))
})

async function show(url: string): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = open.find((client) => client.url === url)
  await (page ? page.focus() : self.clients.openWindow(url))
}
