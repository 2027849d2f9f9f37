import { expect, test } from 'vitest'
import { completeLink, socialLinksOf, socialSites } from './social-links.ts'

const none = { website: null, instagram: null, youtube: null }

test('a user name becomes a link to its site', () => {
  expect(socialLinksOf({ website: 'slack.example', instagram: '@lucia', youtube: 'trick line' })).toEqual([
    { site: 'website', href: 'https://slack.example/', label: 'slack.example' },
    { site: 'instagram', href: 'https://www.instagram.com/lucia', label: 'instagram.com/lucia' },
    { site: 'youtube', href: 'https://www.youtube.com/@trick%20line', label: 'youtube.com/@trick%20line' },
  ])
})

test('an address is kept, with or without a protocol', () => {
  const links = { website: 'http://slack.example/me', instagram: 'instagram.com/lucia', youtube: '' }
  expect(socialLinksOf(links).map(({ href }) => href)).toEqual([
    'http://slack.example/me',
    'https://instagram.com/lucia',
  ])
})

test('invalid addresses and scripts are left out', () => {
  expect(socialLinksOf({ ...none, website: 'javascript:alert(1)' })).toEqual([])
  expect(socialLinksOf({ ...none, website: 'my site' })).toEqual([])
})

test('an empty text is no link, and a lone @ is no user name', () => {
  for (const site of socialSites)
    expect(['', ' ', '@'].map((input) => completeLink(site, input))).toEqual(['', ' ', '@'])
  expect(socialLinksOf({ website: '', instagram: '@', youtube: ' ' })).toEqual([])
})
