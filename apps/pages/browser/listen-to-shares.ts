/** The share buttons (ui/share-link.tsx) and the print button on the public pages. */
import { shareAddress } from '@trickline/ui/share-address.ts'

const shownMilliseconds = 4000

export function listenToShares(): void {
  document.addEventListener('click', (event) => {
    const pressed =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share],[data-print]') : null
    if (!pressed) return
    event.preventDefault()
    if (pressed instanceof HTMLAnchorElement) void shareLink(pressed)
    else print()
  })
}

async function shareLink(link: HTMLAnchorElement): Promise<void> {
  const { share = '', copied = '', copyThis = '' } = link.dataset
  if ((await shareAddress({ title: share, url: link.href }, copyThis)) !== 'copied') return
  const label = link.querySelector('span')
  const output = document.getElementById('said')
  if (output) output.textContent = copied
  if (!label || label.textContent === copied) return
  const before = label.textContent
  label.textContent = copied
  setTimeout(() => (label.textContent = before), shownMilliseconds)
}
