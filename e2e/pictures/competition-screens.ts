/** The page of a competition as its participants see it, its dialogs, its form, and the queue. */
import type { Page } from '@playwright/test'
import { named } from '../harness/people.ts'
import { athlete } from '../harness/signed-in.ts'
import { demo } from './facts.ts'
import type { Screen } from './screen.ts'

const organizer = named.marisol.email
const judge = named.lucia.email

export const competitionScreens: readonly Screen[] = [
  ofEvent('organizer', organizer, (fact) => `/event/${fact('event to come')}`),
  ofEvent('organizer-timetable', organizer, (fact) => `/event/${fact('event to come')}?panel=timetable`),
  ofEvent('organizer-titles', organizer, (fact) => `/event/${fact('event over')}?panel=titles`),
  ofEvent('organizer-form', organizer, (fact) => `/event/${fact('event to come')}?edit=true`),
  ofEvent('athlete', athlete(2).email, (fact) => `/event/${fact('event to come')}`),
  page('organizer', organizer, `/competitionView/${demo.quarterfinal}`),
  {
    ...page('organizer-publish', organizer, (fact) => `/competitionView/${fact('publish due')}`),
    data: 'states',
  },
  {
    ...page('organizer-publish-question', organizer, (fact) => `/competitionView/${fact('publish due')}`),
    data: 'states',
    isWindow: true,
    press: opens('Publish results'),
  },
  {
    ...page('organizer-advance', organizer, (fact) => `/competitionView/${fact('result')}`),
    data: 'states',
  },
  page('organizer-open', organizer, `/competitionView/${demo.open}`),
  page('organizer-entries', organizer, `/competitionView/${demo.open}?panel=athletes`),
  page('organizer-judges', organizer, `/competitionView/${demo.open}?panel=judges`),
  page('organizer-rounds', organizer, `/competitionView/${demo.quarterfinal}?panel=rounds`),
  {
    ...page('organizer-share', organizer, `/competitionView/${demo.open}`),
    isWindow: true,
    press: pressShare,
  },
  {
    ...page('organizer-invite', organizer, `/competitionView/${demo.open}?panel=athletes&dialog=invite`),
    isWindow: true,
    press: (opened) => opened.getByRole('dialog').first().waitFor(),
  },
  {
    ...page('organizer-order', organizer, `/competitionView/${demo.open}?panel=athletes&dialog=order`),
    isWindow: true,
    press: (opened) => opened.getByRole('dialog').first().waitFor(),
  },
  page('organizer-finished', organizer, `/competitionView/${demo.finishedVs}`),
  page('judge', judge, `/competitionView/${demo.qualifying}`),
  page('athlete', athlete(1).email, `/competitionView/${demo.qualifying}`),
  page('athlete-finished', athlete(3).email, `/competitionView/${demo.finishedVs}`),
  page('newcomer', (fact) => fact('newcomer'), `/competitionView/${demo.open}`),
  page('compact', organizer, `/competitionDetails/${demo.quarterfinal}`),
  { name: 'competition-form-new', data: 'demo', as: organizer, path: '/competition' },
  { name: 'competition-form-edit', data: 'demo', as: organizer, path: `/competition/${demo.approved}` },
  { name: 'queue', data: 'demo', as: judge, path: `/competitionView/${demo.qualifying}?panel=scoring` },
  {
    name: 'queue-vs',
    data: 'states',
    as: judge,
    path: (fact) => `/competitionView/${fact('semifinal')}?panel=scoring`,
  },
  { name: 'queue-of-all', data: 'demo', as: judge, path: '/judgingProgram' },
]

function ofEvent(name: string, as: string, path: Screen['path']): Screen {
  return { name: `event-${name}`, data: 'states', as, path }
}

function page(name: string, as: NonNullable<Screen['as']>, path: Screen['path']): Screen {
  return { name: `competition-${name}`, data: 'demo', as, path }
}

/** The dialog behind a button. */
function opens(button: string): (opened: Page) => Promise<void> {
  return async (opened) => {
    await opened.getByRole('button', { name: button }).filter({ visible: true }).first().click()
    await opened.getByRole('dialog').first().waitFor()
  }
}

function pressShare(opened: Page): Promise<void> {
  const name = { name: 'Share' }
  return opened.getByRole('button', name).or(opened.getByRole('link', name)).first().click()
}
