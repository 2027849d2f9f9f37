/** A person's links as they were written, a name or an address, as links that lead where they should (accounts-and-people §6). */
import type { PersonCard } from '@trickline/contract/people'

export const socialSites = ['website', 'instagram', 'youtube'] as const
export type SocialSite = (typeof socialSites)[number]

/** `label`: without the protocol. What is no web address of any kind is left out. */
export function socialLinksOf(
  links: PersonCard['social_links'],
): { site: SocialSite; href: string; label: string }[] {
  return socialSites.flatMap((site) => {
    const written = links[site]?.trim()
    const href = written ? addressOf(site, written) : null
    return href === null ? [] : [{ site, href, label: labelOf(href) }]
  })
}

/** A name or half an address as the address that it means; what is none stays as it was written. */
export function completeLink(site: SocialSite, written: string): string {
  return addressOf(site, written.trim()) ?? written
}

const homes: Record<SocialSite, string> = {
  website: 'https://',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/@',
}

function addressOf(site: SocialSite, written: string): string | null {
  const isAddress = /^[a-z][a-z\d+.-]*:/i.test(written) || /^[\w-]+(\.[\w-]+)+\//.test(written)
  const spelled = /^https?:/i.test(written)
    ? written
    : isAddress
      ? `https://${written}`
      : `${homes[site]}${written.replace(/^@/, '')}`
  if (!URL.canParse(spelled)) return null
  const { protocol, hostname, href } = new URL(spelled)
  // Never a script, and a host that can be one.
  return /^https?:$/.test(protocol) && hostname.includes('.') ? href : null
}

function labelOf(href: string): string {
  return href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}
