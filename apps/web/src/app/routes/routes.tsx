/**
 * The addresses of the app: who may open each, its words, and its screen, which is loaded with the words. A new screen needs
 * its path in `packages/views/paths.ts`, its route here and, for a menu entry, its path in `app/navigation.ts`. A loader
 * imports the query client dynamically, since routes are part of the first page.
 */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import { isAdmin } from '@trickline/competition/roles'
import type { Areas } from '@trickline/messages/areas'
import { Suspense } from 'react'
import { forgetLastOpened, lastOpenedId } from '@trickline/client/last-opened.ts'
import type { FilterValues, ListSearch } from '@trickline/client/list-search.ts'
import { currentSession } from '@trickline/client/session.ts'
import { loadMessages } from '@trickline/ui/messages.ts'
import { paths, safeNext } from '@trickline/views/paths.ts'
import { adminSearch } from '../../admin/admin-search.ts'
import { catalogueSearch } from '../../admin/catalogue/catalogue-search.ts'
import { historySearch } from '../../competitions/history/history-search.ts'
import { competitionSearch } from '../../competitions/competition-search.ts'
import { competitionsSearch } from '../../competitions/competitions-search.ts'
import { peopleSearch } from '../../people/people-search.ts'
import { statisticsSearch } from '../../statistics/statistics-search.ts'
import { trainingSearch } from '../../training/training-search.ts'
import { trickListQuery, trickListSearch } from '../../tricks/list/trick-list-search.ts'
import { CrashScreen } from '../crash-screen.tsx'

export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree: root.addChildren([...openToEveryone, signedIn.addChildren(behindSignIn)]),
    ...(history && { history }),
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: CrashScreen,
    defaultNotFoundComponent: lazyRouteComponent(() => import('../not-found-screen.tsx'), 'NotFoundOutside'),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

/** Providers are added below it (app/app-providers.tsx). */
const root = createRootRoute({
  component: () => (
    <Suspense>
      <Outlet />
    </Suspense>
  ),
})

/** People without a session sign in and then return to the same address. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: ({ location }) => {
    if (!currentSession())
      throw redirect({ to: paths.signIn, search: { next: location.href }, replace: true })
  },
  component: lazyRouteComponent(() => import('./signed-in-shell.tsx'), 'SignedInPage'),
})

const openRoute = { getParentRoute: () => root }
const signedInRoute = { getParentRoute: () => signedIn }

const openToEveryone = [
  createRoute({
    ...openRoute,
    path: '/',
    validateSearch: signInSearch,
    beforeLoad: ({ search }) => {
      if (currentSession()) throw redirect({ href: safeNext(search.next), replace: true })
    },
    loader: words('accounts', 'fields'),
    component: lazyRouteComponent(() => import('./sign-in-page.tsx'), 'SignInPage'),
  }),
  createRoute({
    ...openRoute,
    path: '/forgot-password',
    loader: words('accounts', 'fields'),
    component: lazyRouteComponent(
      () => import('../../accounts/forgot-password-screen.tsx'),
      'ForgotPasswordScreen',
    ),
  }),
  createRoute({
    ...openRoute,
    path: '/forgot-password/$token',
    validateSearch: emailSearch,
    loader: words('accounts', 'fields'),
    component: lazyRouteComponent(
      () => import('../../accounts/reset-password-screen.tsx'),
      'ResetPasswordScreen',
    ),
  }),
  createRoute({
    ...openRoute,
    path: '/verify-email/$token',
    loader: words('accounts', 'fields'),
    component: lazyRouteComponent(() => import('./verify-email-page.tsx'), 'VerifyEmailPage'),
  }),
  createRoute({
    ...openRoute,
    path: '/not-found',
    component: lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage'),
  }),
] as const

const behindSignIn = [
  createRoute({
    ...signedInRoute,
    path: '/home',
    loader: words('home'),
    component: lazyRouteComponent(() => import('../../home/home-screen.tsx'), 'HomeScreen'),
  }),
  createRoute({
    ...signedInRoute,
    path: '/competitions',
    validateSearch: competitionsSearch.read,
    beforeLoad: (opened) => {
      // so that `/competition` opens a new form, not the last one
      if (!opened.preload) forgetLastOpened('edited')
      restoreFilters(competitionsSearch, paths.competitions)(opened)
    },
    loader: words('competitions'),
    component: lazyRouteComponent(
      () => import('../../competitions/competition-list-screen.tsx'),
      'CompetitionListScreen',
    ),
  }),
  createRoute({
    ...signedInRoute,
    path: '/competition/{-$id}',
    beforeLoad: ({ params }) => {
      const id = params.id === undefined ? lastOpenedId('edited') : null
      if (id !== null) throw redirect({ to: paths.editCompetition(id), replace: true })
    },
    loader: checkIdAndLoad(
      'competitions',
      'competitionFacts',
      'competitionForm',
      'competitionSteps',
      'fields',
    ),
    remountDeps: ({ params }) => params,
    component: lazyRouteComponent(() => import('../../competitions/form/form-screen.tsx'), 'FormScreen'),
  }),
  createRoute({
    ...signedInRoute,
    path: '/event/{-$id}',
    loader: checkIdAndLoad('eventScreens', 'competitions', 'ownEntry'),
    remountDeps: ({ params }) => params,
    component: lazyRouteComponent(() => import('../../events/event-screen.tsx'), 'EventScreen'),
  }),
  createRoute({
    ...signedInRoute,
    path: '/competitionView/{-$id}',
    validateSearch: competitionSearch,
    beforeLoad: toLastOpened('competition', paths.competition, paths.competitions),
    loader: checkIdAndLoad('competitions', 'ownEntry', 'phases', 'live', 'share'),
    remountDeps: ({ params }) => params,
    component: lazyRouteComponent(() => import('../../competitions/competition-page.tsx'), 'CompetitionPage'),
  }),
  createRoute({
    ...signedInRoute,
    path: '/competitionHistory/{-$id}',
    validateSearch: historySearch,
    beforeLoad: toLastOpened('competition', paths.competitionHistory, paths.competitions),
    loader: checkIdAndLoad('competitionHistory'),
    component: lazyRouteComponent(() => import('../../competitions/history/history-page.tsx'), 'HistoryPage'),
  }),
  createRoute({
    ...signedInRoute,
    path: '/competitionDetails/{-$id}',
    beforeLoad: toLastOpened('competition', paths.competitionDetails, paths.competitions),
    loader: checkIdAndLoad(
      'details',
      'competitions',
      'competitionFacts',
      'ownEntry',
      'entries',
      'phases',
      'phaseSteps',
      'live',
      'fields',
    ),
    remountDeps: ({ params }) => params,
    component: lazyRouteComponent(
      () => import('../../competitions/details/details-page.tsx'),
      'CompetitionDetailsPage',
    ),
  }),
  createRoute({
    ...signedInRoute,
    path: '/judgingProgram',
    loader: words('home', 'phases', 'phaseSteps', 'competitions'),
    component: lazyRouteComponent(() => import('../../home/judging-program.tsx'), 'JudgingProgram'),
  }),
  createRoute({
    ...signedInRoute,
    path: '/judging/{-$id}',
    validateSearch: inquirySearch,
    beforeLoad: toLastOpened('round', paths.judging, paths.judgingProgram),
    loader: checkIdAndLoad('judging'),
    component: lazyRouteComponent(() => import('../../rounds/judging-page.tsx'), 'JudgingPage'),
  }),
  createRoute({
    ...signedInRoute,
    path: '/training',
    validateSearch: trainingSearch.read,
    beforeLoad: restoreFilters(trainingSearch, paths.training),
    loader: words('training', 'judging'),
    component: lazyRouteComponent(() => import('../../training/training-screen.tsx'), 'TrainingScreen'),
  }),
  createRoute({
    ...signedInRoute,
    path: '/score/{-$id}',
    validateSearch: editSearch,
    loader: checkIdAndLoad('training', 'judging', 'judgingParts', 'phases', 'phaseSteps'),
    component: lazyRouteComponent(() => import('./score-page.tsx'), 'ScorePage'),
  }),
  createRoute({
    ...signedInRoute,
    path: '/statistics',
    validateSearch: statisticsSearch,
    // a new subject resets the screen
    remountDeps: ({ search }) => [search.athlete, search.with, search.competition, search.round],
    loader: words('statistics', 'judging', 'tricks'),
    component: lazyRouteComponent(() => import('../../statistics/statistics-screen.tsx'), 'StatisticsScreen'),
  }),
  createRoute({
    ...signedInRoute,
    path: '/trickList',
    validateSearch: trickListQuery,
    beforeLoad: restoreFilters(trickListSearch, paths.trickList),
    loader: words('tricks', 'judging'),
    component: lazyRouteComponent(() => import('../../tricks/list/trick-list-screen.tsx'), 'TrickListScreen'),
  }),
  createRoute({
    ...signedInRoute,
    path: '/rulebooks',
    loader: words('rulebooks', 'judging', 'judgingParts'),
    component: lazyRouteComponent(() => import('../../rulebooks/rulebooks-screen.tsx'), 'RulebooksScreen'),
  }),
  createRoute({
    ...signedInRoute,
    path: '/athletes',
    validateSearch: peopleSearch.athletes.read,
    beforeLoad: restoreFilters(peopleSearch.athletes, paths.athletes),
    loader: words('people', 'phases'),
    component: lazyRouteComponent(() => import('../../people/people-screen.tsx'), 'AthletesScreen'),
  }),
  createRoute({
    ...signedInRoute,
    path: '/judges',
    validateSearch: peopleSearch.judges.read,
    beforeLoad: restoreFilters(peopleSearch.judges, paths.judges),
    loader: words('people'),
    component: lazyRouteComponent(() => import('../../people/people-screen.tsx'), 'JudgesScreen'),
  }),
  createRoute({
    ...signedInRoute,
    path: '/organizer',
    validateSearch: peopleSearch.organizers.read,
    beforeLoad: restoreFilters(peopleSearch.organizers, paths.organizers),
    loader: words('people'),
    component: lazyRouteComponent(() => import('../../people/people-screen.tsx'), 'OrganizersScreen'),
  }),
  createRoute({
    ...signedInRoute,
    path: '/profile/{-$id}',
    validateSearch: editSearch,
    loader: words('people', 'roles', 'fields', 'statistics', 'judging', 'phases'),
    component: lazyRouteComponent(() => import('./profile-page.tsx'), 'ProfilePage'),
  }),
  createRoute({
    ...signedInRoute,
    path: '/account',
    loader: words('account', 'accounts', 'athlete', 'fields'),
    component: lazyRouteComponent(() => import('../../accounts/account-screen.tsx'), 'AccountScreen'),
  }),
  createRoute({
    ...signedInRoute,
    path: '/admin',
    validateSearch: adminSearch.read,
    beforeLoad: onlyAdmins,
    loader: words('admin', 'people'),
    component: lazyRouteComponent(() => import('../../admin/admin-screen.tsx'), 'AdminScreen'),
  }),
  createRoute({
    ...signedInRoute,
    path: '/admin/tricks',
    validateSearch: catalogueSearch.read,
    beforeLoad: onlyAdmins,
    loader: words('admin', 'catalogue', 'tricks', 'judging'),
    component: lazyRouteComponent(
      () => import('../../admin/catalogue/catalogue-screen.tsx'),
      'CatalogueScreen',
    ),
  }),
  createRoute({
    ...signedInRoute,
    path: '/admin/outbox',
    loader: words('admin', 'account'),
    component: lazyRouteComponent(() => import('../../admin/outbox-screen.tsx'), 'OutboxScreen'),
  }),
  createRoute({
    ...signedInRoute,
    path: '/first-admin/$token',
    loader: words('admin'),
    component: lazyRouteComponent(() => import('../../admin/first-admin-screen.tsx'), 'FirstAdminScreen'),
  }),
] as const

function words(...areas: (keyof Areas)[]): () => Promise<unknown> {
  return () => Promise.all(areas.map((area) => loadMessages(area)))
}

/** An id that is not a number shows "not found", inside the shell. */
function checkIdAndLoad(...areas: (keyof Areas)[]) {
  return ({ params: { id } }: { params: { id?: string | undefined } }) => {
    if (id !== undefined && !(Number.isInteger(Number(id)) && Number(id) > 0)) throw notFound()
    return words(...areas)()
  }
}

/** Without an id, opens the one opened last, or else `otherwise` (screens §1). */
function toLastOpened(
  noun: Parameters<typeof lastOpenedId>[0],
  pathOf: (id: number) => string,
  otherwise: string,
) {
  return ({ params }: { params: { id?: string | undefined } }) => {
    if (params.id !== undefined) return
    const id = lastOpenedId(noun)
    throw redirect({ to: id === null ? otherwise : pathOf(id), replace: true })
  }
}

/** If the address has no filters, the last ones are restored. */
function restoreFilters<Name extends string>(list: ListSearch<Name>, path: string) {
  return ({ search, cause }: { search: FilterValues<Name>; cause: string }) => {
    const last = cause === 'stay' ? null : list.last(search)
    if (last) throw redirect({ to: path, search: last, replace: true })
  }
}

/** Shows "not found" to everyone else. */
function onlyAdmins(): void {
  if (!isAdmin(currentSession()?.person ?? null)) throw redirect({ to: paths.notFound, replace: true })
}

function signInSearch({ next, register, email }: Record<string, unknown>): {
  next?: string
  register?: true
  email?: string
} {
  return {
    ...(typeof next === 'string' && { next }),
    ...(register !== undefined && { register: true }),
    ...emailSearch({ email }),
  }
}

function emailSearch({ email }: Record<string, unknown>): { email?: string } {
  return typeof email === 'string' ? { email } : {}
}

function inquirySearch({ inquiry }: Record<string, unknown>): { inquiry?: number } {
  return Number.isInteger(inquiry) ? { inquiry: Number(inquiry) } : {}
}

function editSearch({ edit }: Record<string, unknown>): { edit?: true } {
  return edit === true ? { edit } : {}
}
