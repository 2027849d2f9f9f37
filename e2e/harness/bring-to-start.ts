/** Brings a competition from an empty product to its start date through the screens; the clock moves weeks before the start. */
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { CompetitionRun } from '@trickline/samples/run-competition'
import { enterJudges, registerAll } from '@trickline/samples/enter-people'
import type { Athlete } from '@trickline/samples/accounts'
import { aCompetition, named, productOn, signIn, signInOfficials, signUp, signUpOfficials } from './people.ts'
import { createCompetition } from '../screens/competition-form.ts'
import type { FilledForm } from '../screens/competition-form.ts'
import { approveCompetition, openCompetition, publishCompetition } from '../screens/competition-list.ts'
import {
  approveAndMarkPaid,
  approveEntry,
  confirmInvitation,
  inviteJudges,
  openPanel,
  registerOneself,
} from '../screens/entries-panel.ts'
import { registerOn } from '../screens/register-form.ts'
import { signInByForm } from './signed-in.ts'
import type { RunningServer } from './server.ts'

export type OnTheDay = {
  organizer: Page
  judge: Page
  athlete: Page
  spectator: Page
  cup: CompetitionRun
}

type Field = {
  server: RunningServer
  open: (path: string) => Promise<Page>
  athletes: readonly named.AthleteCard[]
}

const daysUntilThen = 34
const onlooker: named.Card = { name: 'Ainhoa', surname: 'Lizarralde', email: 'ainhoa@trickline.example' }

export async function bringToStart(field: Field, form: FilledForm): Promise<OnTheDay> {
  const { server, open, athletes } = field
  const product = productOn(server)
  const officials = await signUpOfficials(product)
  const people = await Promise.all(athletes.map((card) => signUp(product, card, { verified: false })))
  const [first] = people
  if (first === undefined) throw new Error('a competition needs athletes')

  const { organizer, supervisor, judge, athlete, spectator } = await windowsOf(open, first)

  await test.step('the competition is created, approved and published, with both lists open', async () => {
    await createCompetition(organizer, form)
    await approveCompetition(supervisor, form.name)
    await publishCompetition(organizer, form.name)
  })
  const id = await openCompetition(organizer, form.name)
  const organized = { product, competitionId: id, organizer: officials.organizer }

  await test.step('the judges are invited, confirm and are approved', async () => {
    await openPanel(organizer, 'Judges')
    await inviteJudges(organizer, [named.lucia, named.kenji])
    await confirmInvitation(judge, form.name)
    await openCompetition(judge, form.name)
    await expect(judge.getByText('You have confirmed and wait')).toBeVisible()
    await approveEntry(organizer, named.lucia)
    await enterJudges(organized, officials.judges)
  })

  await test.step('the athletes register, are approved and pay', async () => {
    await openCompetition(athlete, form.name)
    await registerOneself(athlete, form.name)
    await registerAll(organized, people.slice(1))
    await openPanel(organizer, 'Athletes')
    await approveAndMarkPaid(organizer, people)
    await expect(athlete.getByText('You take part.')).toBeVisible()
  })

  await test.step('weeks pass, the sessions end, and everybody signs in again', async () => {
    const windows = [organizer, supervisor, judge, athlete, spectator]
    await Promise.all(windows.map((page) => page.goto('about:blank')))
    await server.moveClock(daysUntilThen)
    await Promise.all([
      signInByForm(organizer, named.marisol, `/competitionView/${id}`),
      signInByForm(judge, named.lucia, `/competitionView/${id}`),
      signInByForm(athlete, first, `/competitionView/${id}`),
      signInByForm(spectator, onlooker, `/competitionView/${id}`),
    ])
  })
  return { organizer, judge, athlete, spectator, cup: await heldByTheSame(server, form.name, id, people) }
}

async function windowsOf(open: Field['open'], first: named.Card) {
  const opened = () => open('/')
  const [organizer, supervisor, judge, athlete, spectator] = await Promise.all([
    opened(),
    opened(),
    opened(),
    opened(),
    opened(),
  ])
  await test.step('everybody signs in; the spectator makes a new account', () =>
    Promise.all([
      signInByForm(organizer, named.marisol),
      signInByForm(supervisor, named.ruediger),
      signInByForm(judge, named.lucia),
      signInByForm(athlete, first),
      registerOn(spectator, onlooker),
    ]))
  return { organizer, supervisor, judge, athlete, spectator }
}

async function heldByTheSame(
  server: RunningServer,
  name: string,
  id: number,
  people: readonly Athlete[],
): Promise<CompetitionRun> {
  const product = productOn(server)
  const { organizer, judges } = await signInOfficials(product)
  const athletes: Athlete[] = await Promise.all(people.map((card) => signIn(product, card)))
  return aCompetition(name)
    .by(organizer)
    .judgedBy(...judges)
    .for(athletes)
    .runIn(product, id)
}
