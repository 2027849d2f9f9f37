/**
 * Every address of the app, in one place. Screens link with these and never spell a path themselves.
 *
 * How a screen gets its address:
 * 1. Write the screen in its noun's folder: `competitions/competition-list-screen.tsx` exports `CompetitionListScreen`.
 * 2. Add its address here.
 * 3. Add a route file. Behind the sign-in that is `routes/_signed-in/competitions.tsx`, which only composes:
 *
 *        export const Route = createFileRoute('/_signed-in/competitions')({
 *          loader: () => loadMessages('competitions'),
 *          component: CompetitionListScreen,
 *        })
 *
 *    A file directly in `routes/` is open to everyone. `$id` in a file's name is a parameter, `{-$id}` one that
 *    may be missing (`competitionView.{-$id}.tsx` answers /competitionView and /competitionView/12); the route
 *    reads it with `Route.useParams()` and hands it to the screen. Each route file is loaded on its own.
 *    A loader that fills the query cache takes it with `const { queryClient } = await import('@trickline/client/query.ts')`:
 *    loaders are part of the first page, which is there sooner without the query library.
 * 4. `node scripts/generate-routes.mjs` in apps/web (or any build) writes `routeTree.gen.ts`; commit it too.
 * 5. If it belongs in the menu, give its entry a path in `navigation.ts`.
 */
export const paths = {
  signIn: '/',
  forgotPassword: '/forgot-password',
  home: '/home' as string,
  competitions: '/competitions',
  newCompetition: '/competition' as string,
  editCompetition: (id: number): string => `/competition/${id}`,
  competition: (id: number): string => `/competitionView/${id}`,
  /** The same for those who are not signed in. */
  live: (id: number): string => `/live/${id}`,
  /** Past competitions and athletes, for everyone; a page that the server makes. */
  search: '/search',
  /** A part of a page, for everyone. */
  publicRoundTricks: (id: number, round: number): string => `/live/${id}/rounds/${round}/tricks`,
  /** A published round and the podium by themselves, to be passed on. */
  sharedRound: (id: number, round: number): string => `/live/${id}/rounds/${round}`,
  sharedPodium: (id: number): string => `/live/${id}/podium`,
  poster: (id: number): string => `/live/${id}/poster`,
  /** The judging program on one round. */
  judging: (roundId: number): string => `/judging/${roundId}`,
  /** The queue of every competition that one judges. */
  judgingProgram: '/judgingProgram' as string,
  training: '/training' as string,
  /** A training round that is being created. */
  newTraining: '/score' as string,
  trainingRound: (roundId: number): string => `/score/${roundId}`,
  /** The compact view of a competition for its judges and athletes. */
  competitionDetails: (id: number): string => `/competitionDetails/${id}`,
  rulebooks: '/rulebooks' as string,
  trickList: '/trickList' as string,
  /** One's own; `?athlete=ID` and `?competition=ID` those of others. */
  statistics: '/statistics' as string,
  profile: (userId: number): string => `/profile/${userId}`,
  ownProfile: '/profile' as string,
  /** One's own: address, password, sessions, data. */
  account: '/account' as string,
  /** The mails of a server that sends none, for admins. */
  outbox: '/admin/outbox' as string,
  athletes: '/athletes' as string,
  judges: '/judges' as string,
  organizers: '/organizer' as string,
  admin: '/admin' as string,
  /** The catalogue, for admins to keep. */
  adminTricks: '/admin/tricks' as string,
  notFound: '/not-found' as string,
} as const

/** Where a person lands after signing in. */
export const landing: string = paths.home

/** An address inside the app that someone was on the way to; anything else is not followed. */
export function safeNext(next: string | undefined): string {
  if (!next?.startsWith('/')) return landing
  // read as browsers read it: a tab or a backslash in it may lead elsewhere
  const here = 'http://here.invalid'
  return URL.canParse(next, here) && new URL(next, here).origin === here ? next : landing
}
