/** Every address of the app; screens link with these. What opens at each is in `apps/web/src/app/routes/routes.tsx`. */
export const paths = {
  signIn: '/',
  forgotPassword: '/forgot-password',
  home: '/home',
  competitions: '/competitions',
  newCompetition: '/competition',
  editCompetition: (id: number): string => `/competition/${id}`,
  competition: (id: number): string => `/competitionView/${id}`,
  competitionHistory: (id: number): string => `/competitionHistory/${id}`,
  seal: (id: number, number: number): string => `/live/${id}/seal/${number}`,
  /** A competition for visitors. */
  live: (id: number): string => `/live/${id}`,
  /** An event in the app; without an id a new one. */
  event: (id: number | string): string => `/event/${id}`,
  /** An event for visitors. */
  liveEvent: (id: number): string => `/live/event/${id}`,
  /** The world ranking, a page for everyone where it is switched on. */
  ranking: '/ranking',
  /** An athlete who allows it, for everyone. */
  liveAthlete: (userId: number): string => `/live/athlete/${userId}`,
  /** A published round or podium, for sharing. */
  sharedRound: (id: number, round: number): string => `/live/${id}/rounds/${round}`,
  sharedPodium: (id: number): string => `/live/${id}/podium`,
  poster: (id: number): string => `/live/${id}/poster`,
  judging: (roundId: number): string => `/judging/${roundId}`,
  /** The queues of all competitions that the person judges. */
  judgingProgram: '/judgingProgram',
  training: '/training',
  newTraining: '/score',
  trainingRound: (roundId: number): string => `/score/${roundId}`,
  competitionDetails: (id: number): string => `/competitionDetails/${id}`,
  rulebooks: '/rulebooks',
  trickList: '/trickList',
  /** The person's own; `?athlete=ID` and `?competition=ID` for others. */
  statistics: '/statistics',
  profile: (userId: number): string => `/profile/${userId}`,
  ownProfile: '/profile',
  account: '/account',
  /** The mails of a server that sends none, for admins. */
  outbox: '/admin/outbox',
  athletes: '/athletes',
  judges: '/judges',
  organizers: '/organizer',
  admin: '/admin',
  adminTricks: '/admin/tricks',
  notFound: '/not-found',
}

/** Of pages for everyone that the app does not lead to, so that it does not carry them. */
export const pagePaths = {
  register: '/?register=true',
  /** Past competitions and athletes, a page for everyone. */
  search: '/search',
  /** The API, for programs; a page for everyone. */
  developers: '/developers',
  publicRoundTricks: (id: number, round: number): string => `/live/${id}/rounds/${round}/tricks`,
  /** Of its days and phases, as a file (calls §24). */
  calendar: (id: number): string => `/api/competitions/${id}/export?format=ics`,
}

export const landing = paths.home

/** A path inside the app to go to after the sign-in; anything else becomes `landing`. */
export function safeNext(next: string | undefined): string {
  if (!next?.startsWith('/')) return landing
  // parsed as browsers do: a tab or a backslash may lead to another host
  const here = 'http://here.invalid'
  return URL.canParse(next, here) && new URL(next, here).origin === here ? next : landing
}
