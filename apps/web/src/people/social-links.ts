/** Turns a person's links, typed as user names or addresses, into URLs (accounts-and-people §6). */
import type { PersonCard } from '@trickline/contract/people'

export const socialSites = ['website', 'instagram', 'youtube'] as const
export type SocialSite = (typeof socialSites)[number]

/** `label`: the URL without its protocol. Leaves out what is not a web address. */
export function socialLinksOf(
  links: PersonCard['social_links'],
): { site: SocialSite; href: string; label: string }[] {
  return socialSites.flatMap((site) => {
    const href = addressOf(site, links[site] ?? '')
    return href === null ? [] : [{ site, href, label: labelOf(href) }]
  })
}

/** Completes a user name or partial address to a URL; any other input, even an empty one, stays as typed. */
export function completeLink(site: SocialSite, input: string): string {
  return addressOf(site, input) ?? input
}

const baseUrls: Record<SocialSite, string> = {
  website: 'https://',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/@',
}

function addressOf(site: SocialSite, typed: string): string | null {
  const input = typed.trim()
  if (/^@?$/.test(input)) return null
  const isAddress = /^[a-z][a-z\d+.-]*:/i.test(input) || /^[\w-]+(\.[\w-]+)+\//.test(input)
  const url = /^https?:/i.test(input)
    ? input
    : isAddress
      ? `https://${input}`
      : `${baseUrls[site]}${input.replace(/^@/, '')}`
  if (!URL.canParse(url)) return null
  const { protocol, hostname, href } = new URL(url)
  // only web addresses with a full host name, never a script
  return /^https?:$/.test(protocol) && hostname.includes('.') ? href : null
}

function labelOf(href: string): string {
  return href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}
