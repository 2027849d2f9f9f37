/** Sign-in, home, lists, profiles, statistics, and the admin's screens. */
import type { Page } from '@playwright/test'
import { adminTabs } from '../../apps/web/src/admin/admin-search.ts'
import { named } from '../harness/people.ts'
import { athlete } from '../harness/signed-in.ts'
import { demo, type Fact } from './facts.ts'
import type { Screen } from './screen.ts'

const admin = named.amaia.email
const organizer = named.marisol.email
const judge = named.lucia.email
const rider = athlete(1).email

export const peopleScreens: readonly Screen[] = [
  visitor('sign-in', '/?next=/home'),
  visitor('sign-in-register', '/?next=/home&register=true'),
  visitor('sign-in-forgot', '/forgot-password'),
  signedIn('home-organizer', organizer, '/home'),
  signedIn('home-judge', judge, '/home'),
  signedIn('home-athlete', rider, '/home'),
  signedIn('home-newcomer', (fact) => fact('newcomer'), '/home'),
  signedIn('competitions-organizer', organizer, '/competitions'),
  signedIn('competitions-athlete', rider, '/competitions'),
  signedIn('training-list', rider, '/training'),
  signedIn('training-round', rider, (fact) => `/score/${fact('training')}`),
  signedIn('trick-list', rider, '/trickList'),
  {
    ...signedIn('trick-list-info', rider, (fact) => `/trickList?trick=${fact('trick')}`),
    isWindow: true,
    press: dialogIsOpen,
  },
  signedIn('statistics-own', rider, '/statistics'),
  signedIn('statistics-tricks', rider, '/statistics?part=tricks'),
  signedIn('statistics-progress', rider, '/statistics?part=progress'),
  signedIn('statistics-compared', rider, (fact) => `/statistics?with=${fact('other')}`),
  signedIn('statistics-competition', rider, `/statistics?competition=${demo.finished}`),
  signedIn('statistics-round', rider, (fact) => `/statistics?round=${fact('published')}`),
  signedIn('profile-own', rider, '/profile'),
  signedIn('profile-own-edit', rider, '/profile?edit=true'),
  signedIn('profile-other', organizer, (fact) => `/profile/${fact('other')}`),
  signedIn('profile-judge', rider, (fact) => `/profile/${fact('judge')}`),
  signedIn('people-athletes', rider, '/athletes'),
  signedIn('people-judges', rider, '/judges'),
  signedIn('people-organizers', rider, '/organizer'),
  signedIn('account', rider, '/account'),
  signedIn('rulebooks', rider, '/rulebooks'),
  ...adminTabs.map((tab) => signedIn(`admin-${tab}`, admin, `/admin?tab=${tab}`)),
  signedIn('admin-tricks', admin, '/admin/tricks'),
  signedIn('admin-outbox', admin, '/admin/outbox'),
]

function visitor(name: string, path: string): Screen {
  return { name, data: 'demo', path }
}

function signedIn(name: string, as: string | ((fact: Fact) => string), path: Screen['path']): Screen {
  return { name, data: 'demo', as, path }
}

function dialogIsOpen(page: Page): Promise<void> {
  return page.getByRole('dialog').first().waitFor()
}
