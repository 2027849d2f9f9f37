/** The competitions of the demo, one in each state; their ids are 1 to 8 in this order. */
import { buildCompetition } from '@trickline/samples/competition-builder'
import {
  approveEntries,
  declineInvitations,
  enterAthletes,
  enterJudges,
  listAthletes,
  listJudges,
  registerAll,
  sendMails,
} from '@trickline/samples/enter-people'
import type { RoundRow } from '@trickline/contract/rounds'
import type { CompetitionRun } from '@trickline/samples/run-competition'
import type { DemoPeople } from './demo-people.ts'
import type { DemoProduct } from './demo-product.ts'

type Demo = { product: DemoProduct; people: DemoPeople; present: Date }

export async function runDemoCompetitions(demo: Demo): Promise<void> {
  await draft(demo)
  await pending(demo)
  await approved(demo)
  await openForRegistration(demo)
  await inQualifying(demo)
  await inQuarterfinal(demo)
  await finishedVersus(demo)
  await finishedWithoutSemifinal(demo)
}

async function draft(demo: Demo): Promise<void> {
  setDaysAgo(demo, 1)
  await planned(demo, 'Noches de Trickline').incomplete().runIn(demo.product).created()
}

async function pending(demo: Demo): Promise<void> {
  setDaysAgo(demo, 2)
  const plan = planned(demo, 'Kantō Slack Jam')
    .versus()
    .forGender('male')
    .at('Yoyogi Park, Tokyo', 392, 'Asia/Tokyo')
  await plan.startingIn(90).runIn(demo.product).created()
}

async function approved(demo: Demo): Promise<void> {
  setDaysAgo(demo, 5)
  const plan = planned(demo, 'Baltic Bounce').at('Stroomi rand, Tallinn', 233, 'Europe/Tallinn')
  await plan.withDualQualifying().underRule(3).startingIn(75).runIn(demo.product).approved()
}

async function openForRegistration(demo: Demo): Promise<void> {
  const { product, people } = demo
  const [lucia, kenji] = people.judges
  setDaysAgo(demo, 12)
  const plan = planned(demo, 'Copa Ibérica de Trickline').forAPackOf('medium').withPrize(4000)
  const { id } = await plan
    .withStages('eighthFinal', 'quarterFinal', 'final')
    .startingIn(72)
    .runIn(product)
    .published()
  const organized = { product, competitionId: id, organizer: people.organizer }
  await enterJudges(organized, [lucia])
  await listJudges(organized, [kenji])
  await sendMails(organized, [kenji], 'judges')
  await enterAthletes(organized, people.women.slice(0, 4), { isOpen: true })
  await registerAll(organized, people.women.slice(4, 8))
  await approveEntries(organized, people.women.slice(4, 6), 'athletes')
  await listAthletes(organized, people.women.slice(8, 12))
  await sendMails(organized, people.women.slice(8, 11), 'athletes')
  await declineInvitations(organized, people.women.slice(10, 11), 'athletes')
}

/** In the first of two qualifying phases, with rounds in every status. */
async function inQualifying(demo: Demo): Promise<void> {
  setDaysAgo(demo, 41)
  const cup = planned(demo, 'Alpen Trick Series')
    .at('Baggersee, Innsbruck', 40, 'Europe/Vienna')
    .forGender('male')
    .for(demo.people.men)
    .withDualQualifying()
    .startingIn(40)
    .runIn(demo.product)
  await cup.started()
  const { judging } = cup
  const rounds = await cup.currentRounds()
  const turn = (from: number, to = from) => rounds.slice(from - 1, to)
  for (const round of turn(1, 9)) await record(cup, round)
  for (const round of turn(1, 5)) await judging.score(round)
  for (const round of turn(1, 2)) await judging.review(round)
  for (const round of turn(3)) {
    await judging.review(round, { trick: 2, comment: 'I landed this one backside, please look again.' })
  }
  for (const round of turn(6)) await judging.claim(round)
  for (const round of turn(7)) await judging.injure(round)
  for (const round of turn(10)) await judging.startRecording(round)
}

async function inQuarterfinal(demo: Demo): Promise<void> {
  setDaysAgo(demo, 43)
  const cup = planned(demo, 'Rio Line Battle')
    .versus()
    .at('Praia de Ipanema, Rio de Janeiro', 76, 'America/Sao_Paulo')
    .underRule(3)
    .for(demo.people.women.slice(0, 10))
    .startingIn(40)
    .runIn(demo.product)
  await cup.advanced()
  const rounds = await cup.currentRounds()
  for (const round of rounds.slice(0, 6)) await record(cup, round)
  for (const round of rounds.slice(0, 4)) await cup.judging.score(round)
  for (const round of rounds.slice(0, 2)) await cup.judging.review(round)
}

async function finishedVersus(demo: Demo): Promise<void> {
  setDaysAgo(demo, 110)
  const plan = planned(demo, 'Trickline Meeting Tallinn').versus().forGender('male')
  await plan
    .at('Kalarand, Tallinn', 233, 'Europe/Tallinn')
    .for(demo.people.men.slice(2, 12))
    .withPrize(3000)
    .runIn(demo.product)
    .finished()
}

/** Scoring mode may leave the semifinal out (competition-form §3). */
async function finishedWithoutSemifinal(demo: Demo): Promise<void> {
  setDaysAgo(demo, 80)
  const plan = planned(demo, 'Trofeo delle Dolomiti').withStages('quarterFinal', 'final')
  await plan.at('Parco Europa, Bolzano', 380, 'Europe/Rome').underRule(2).runIn(demo.product).finished()
}

function setDaysAgo({ product, present }: Demo, daysAgo: number): void {
  product.setNow(new Date(present.getTime() - daysAgo * 86_400_000))
}

function planned({ people }: Demo, name: string) {
  return buildCompetition(name)
    .by(people.organizer)
    .approvedBy(people.supervisor)
    .judgedBy(...people.judges)
    .for(people.women)
}

async function record({ judging }: CompetitionRun, round: RoundRow): Promise<void> {
  await judging.startRecording(round)
  await judging.stopRecording(round)
}
