/** Words about an athlete across competitions: public page, following, calendar and day. */
import { plural } from '../plural.ts'

export const athlete = {
  description: (name: string) => `Results, best rounds and tricks of ${name} in trickline competitions.`,
  results: 'Results',
  place: (place: number, field: number) => `Place ${place} of ${field}`,
  bestRounds: 'Best rounds',
  tricks: 'Tricks landed in competition',
  times: (count: number) => plural('en', count, { one: '# time', other: '# times' }),
  first: (day: string, competition: string) => `first on ${day}, ${competition}`,
  overTime: 'Ranking over time',
  rank: (rank: number) => `Rank ${rank}`,
  since: (year: number) => `Slacklines since ${year}`,
  none: { title: 'No results yet', text: 'Results appear here after the first competition.' },
  follow: 'Follow',
  following: 'Following',
  unfollow: 'No longer follow',
  followText: (name: string) => `You are told when ${name} is on, at whichever competition.`,
  isOn: (name: string, competition: string) => `${name} is on: ${competition}`,
  watch: 'Watch',
  page: {
    title: 'Page for everyone',
    text: 'Your results, best rounds and tricks of competitions on a page that anyone can open. Others can follow you.',
    on: 'Everyone can open it',
    off: 'Nobody can open it',
    open: 'Open the page',
  },
  turn: {
    title: 'Your turn',
    text: 'When at most two are before you: in the app, and by a notice of the browser while it is open in the background.',
    on: 'You are told',
    off: 'You are not told',
    near: (names: readonly string[]) =>
      names.length === 0 ? 'You are next' : `Before you: ${names.join(', ')}`,
  },
  calendar: {
    title: 'Calendar',
    text: 'Your rounds and your judging, in the calendar of your phone or computer. Whoever has the address can read it.',
    make: 'Make the address',
    another: 'Make another address',
    anotherText: 'The present address ends, and calendars that use it stay empty.',
    address: 'Address',
  },
  isaId: {
    label: 'Id at the federation',
    hint: 'Of the ISA SportHub. Your results are handed in under it.',
    saved: 'Saved',
  },
  day: {
    line: 'Line',
    title: 'Your day',
    round: 'Your round',
    judging: 'You judge',
    about: (time: string) => `about ${time}`,
    after: (time: string, name: string) => `about ${time}, after ${name}`,
    rides: (time: string, name: string) => `about ${time}, ${name} rides`,
  },
}
