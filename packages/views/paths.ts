/** Every address of the app, for links. `apps/web/src/app/routes/routes.tsx` says what opens at each. */
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
  /** Public page of a competition. */
  live: (id: number): string => `/live/${id}`,
  /** An event in the app; without an id, a new event. */
  event: (id: number | string): string => `/event/${id}`,
  /** Public page of an event. */
  liveEvent: (id: number): string => `/live/event/${id}`,
  /** The world ranking, a public page where it is switched on. */
  ranking: '/ranking',
  /** Public page of an athlete who allows it. */
  liveAthlete: (userId: number): string => `/live/athlete/${userId}`,
  /** A published round, for sharing. */
  sharedRound: (id: number, round: number): string => `/live/${id}/rounds/${round}`,
  sharedPodium: (id: number): string => `/live/${id}/podium`,
  poster: (id: number): string => `/live/${id}/poster`,
  judging: (roundId: number): string => `/judging/${roundId}`,
  /** The judging queues of all competitions that the person judges. */
  judgingProgram: '/judgingProgram',
  training: '/training',
  newTraining: '/score',
  trainingRound: (roundId: number): string => `/score/${roundId}`,
  competitionDetails: (id: number): string => `/competitionDetails/${id}`,
  rulebooks: '/rulebooks',
  trickList: '/trickList',
  /** The person's own statistics; `?athlete=ID` and `?competition=ID` for others. */
  statistics: '/statistics',
  profile: (userId: number): string => `/profile/${userId}`,
  ownProfile: '/profile',
  account: '/account',
  /** For admins: the mails of a server that sends none. */
  outbox: '/admin/outbox',
  athletes: '/athletes',
  judges: '/judges',
  organizers: '/organizer',
  admin: '/admin',
  adminTricks: '/admin/tricks',
  notFound: '/not-found',
}

/** Public pages that the app does not link to, so that it need not contain their addresses. */
export const pagePaths = {
  register: '/?register=true',
  /** Search for past competitions and athletes, a public page. */
  search: '/search',
  /** The description of the API, a public page. */
  developers: '/developers',
  publicRoundTricks: (id: number, round: number): string => `/live/${id}/rounds/${round}/tricks`,
  /** The competition's days and phases as a calendar file (calls §24). */
  calendar: (id: number): string => `/api/competitions/${id}/export?format=ics`,
}

export const landing = paths.home

/** The path inside the app to open after sign-in; anything else becomes `landing`. */
export function safeNext(next: string | undefined): string {
  if (!next?.startsWith('/')) return landing
  // parsed as browsers do, since a tab or a backslash may lead to another host
  const here = 'http://here.invalid'
  return URL.canParse(next, here) && new URL(next, here).origin === here ? next : landing
}
