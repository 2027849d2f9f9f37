/**
 * A judge who enters and saves rounds in a Chromium that is killed meanwhile and opened again on its profile. What the screen
 * acknowledged is remembered outside the browser: each trick that it called kept, each round that it left as saved.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { signedInReply } from '../e2e/black-box/community.ts'
import { launchOptions } from '../e2e/harness/chromium.ts'
import { type Device, openDevice } from '../e2e/harness/device.ts'
import { storeSession } from '../e2e/harness/store-session.ts'
import { enteredTricks, enterSingle, keptTricks } from '../e2e/screens/judging-screen.ts'
import { type Figure, Tally } from './part.ts'
import { roundsOf } from './running-competition.ts'
import { startedCompetition } from './stage-writers.ts'
import { acknowledged, type Stage } from './writer.ts'

const shortNames = ['BB360', 'Free360', 'Asc360', 'BB540', 'Free540', 'DblSky']
const recorded = 17
const fewestRounds = 6
const longestMilliseconds = 60_000

type Round = {
  id: number
  planned: number
  /** Short names in the order entered. */
  entered: string[]
  /** How many of them the screen called kept. */
  kept: number
  /** The question before the save was answered. */
  isSaving: boolean
}

export class JudgeInBrowser {
  readonly #stage: Stage
  readonly #device: Device
  readonly #killedWhile: Tally[]
  #competition: number | null = null
  #open: Round | null = null
  #left: Round[] = []
  #isKilled = false

  private constructor(stage: Stage, device: Device, problem: (sentence: string) => void) {
    this.#stage = stage
    this.#device = device
    this.#killedWhile = ['between rounds', 'tricks were entered', 'a round was saved'].map(
      (when) => new Tally(`starts of a browser after a kill while ${when}`, problem),
    )
  }

  static async open(stage: Stage, problem: (sentence: string) => void): Promise<JudgeInBrowser> {
    const { nodes, running } = stage
    const { judges, otherJudge } = running
    const device = await openDevice({
      ...launchOptions,
      baseURL: nodes.nodes[0].origin,
      viewport: { width: 390, height: 1000 },
      keepsApp: true,
    })
    await storeSession(device.page, await signedInReply(running.ask, otherJudge.email))
    return new JudgeInBrowser(
      { ...stage, running: { ...running, judges: [otherJudge, judges[1]] } },
      device,
      problem,
    )
  }

  /** Opens a round, and leaves more in the queue than there is time for until the kill. */
  async prepare(): Promise<void> {
    if (this.#open !== null) return
    const isEnough =
      this.#competition !== null && (await countRecorded(this.#stage, this.#competition)) >= fewestRounds
    if (!isEnough) this.#competition = await withRecordedRounds(this.#stage)
    await this.#device.page.goto(`/competitionView/${this.#competition}?panel=scoring`)
    this.#open = await this.#take()
  }

  /** Goes on until the browser is killed. */
  async judge(): Promise<void> {
    this.#isKilled = false
    try {
      for (;;) {
        this.#open ??= await this.#take()
        while (this.#open.entered.length < this.#open.planned) await this.#enter(this.#open)
        await this.#save(this.#open)
        this.#left.push(this.#open)
        this.#open = null
      }
    } catch (error) {
      if (!this.#isKilled) throw error
    }
  }

  async kill(): Promise<void> {
    this.#isKilled = true
    await this.#device.kill()
  }

  /** What was entered is offered or saved, and all of it that was kept. */
  async reopen(): Promise<void> {
    await this.#device.reopen()
    const [between, entering, saving] = this.#killedWhile
    if (this.#open === null) between?.count(null)
    else if (this.#open.isSaving) saving?.count(await this.#recover(this.#open))
    else entering?.count(await this.#recover(this.#open))
  }

  /** Looks once for each round that was left as saved. */
  async lookInto(tally: Tally): Promise<void> {
    for (const round of this.#left) tally.count(await wrongIn(this.#stage, round), 1 + round.entered.length)
    this.#left = []
  }

  figures(): Figure[] {
    return this.#killedWhile.map((tally) => tally.figure())
  }

  close(): Promise<void> {
    return this.#device.close()
  }

  async #take(): Promise<Round> {
    const { page } = this.#device
    await page
      .getByRole('button', { name: /^Score / })
      .first()
      .click()
    await page.waitForURL(/\/judging\/\d+$/)
    await page.getByRole('combobox', { name: 'Search a trick' }).waitFor()
    const id = Number(/\d+$/.exec(page.url())?.[0])
    return { id, planned: 1 + this.#stage.below(5), entered: [], kept: 0, isSaving: false }
  }

  async #enter(round: Round): Promise<void> {
    const shortName = shortNames[this.#stage.below(shortNames.length)] ?? ''
    round.entered.push(shortName)
    await enterSingle(this.#device.page, { shortName })
    await keptTricks(this.#device.page, round.entered.length)
    round.kept = round.entered.length
  }

  async #save(round: Round): Promise<void> {
    const { page } = this.#device
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Are you sure you want to score the round?' })
    const confirm = question.getByRole('button', { name: 'Save', exact: true })
    await confirm.waitFor()
    round.isSaving = true
    await confirm.click()
    await page.waitForURL(/\/competitionView\//)
  }

  async #recover(round: Round): Promise<string | null> {
    const { page } = this.#device
    const { entered, kept } = round
    for (const until = performance.now() + longestMilliseconds; performance.now() < until; await sleep(100)) {
      if (round.isSaving && (await savedOf(this.#stage, round.id))?.status === 'completed') {
        this.#left.push(round)
        this.#open = null
        return null
      }
      const offered = await this.#offered()
      if (offered === null || offered.length < kept) continue
      Object.assign(round, { entered: offered, kept: offered.length, isSaving: false })
      const isWhole = offered.join() === entered.slice(0, offered.length).join()
      return isWhole ? null : `round ${round.id}: ${entered.join()} entered, ${offered.join()} offered`
    }
    this.#open = null
    return `round ${round.id}: ${entered.join()} entered, ${kept} kept; at ${page.url()} stands "${await page.locator('body').innerText()}"`
  }

  /** The draft on the screen; null while there is none, or it is being sent. */
  async #offered(): Promise<string[] | null> {
    const draft = this.#device.page.getByText(/^(Kept on this device|Nothing entered yet)$/)
    return (await draft.isVisible()) ? this.#shown() : null
  }

  async #shown(): Promise<string[]> {
    const names = await enteredTricks(this.#device.page).evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent),
    )
    // the newest is above
    return names.map((name) => shortNames.find((each) => name.includes(each)) ?? name).toReversed()
  }
}

/** Returns its id. */
async function withRecordedRounds(stage: Stage): Promise<number> {
  const { running, send } = stage
  const id = await startedCompetition(stage, 'In a browser')
  for (const round of await roundsOf({ id, organizer: running.organizer, ask: send })) {
    for (const new_status of [16, recorded]) {
      const body = { entity: 'rounds', id: round.id, new_status }
      const { status } = await send('POST', '/status/update', body, running.judges[0].token)
      if (!acknowledged(status)) throw new Error(`round ${round.id} to ${new_status}: ${status}`)
    }
  }
  return id
}

async function countRecorded({ running, send }: Stage, id: number): Promise<number> {
  const rounds = await roundsOf({ id, organizer: running.organizer, ask: send })
  return rounds.filter(({ status_id }) => status_id === recorded).length
}

/** The outbox sends by itself once the browser runs. */
async function wrongIn(stage: Stage, { id, entered }: Round): Promise<string | null> {
  const expected = `completed, 1 claimed, 1 saved: ${entered.join()}`
  let there = ''
  for (const until = performance.now() + longestMilliseconds; performance.now() < until; await sleep(100)) {
    const saved = await savedOf(stage, id)
    there = `${saved?.status}, ${saved?.claims} claimed, ${saved?.saves} saved: ${saved?.tricks}`
    if (there === expected) return null
  }
  return `round ${id} is acknowledged as ${expected}; it is ${there}`
}

async function savedOf({ nodes }: Stage, round: number) {
  const [saved] = await nodes.query<{ status: string; claims: number; saves: number; tricks: string }>(
    `select status,
       (select count(*)::integer from round_history where round_id = rounds.id and action = 'claim') as claims,
       (select count(*)::integer from round_history where round_id = rounds.id and action = 'save-score') as saves,
       (select string_agg(short_name, ',' order by position) from validated_tricks where round_id = rounds.id) as tricks
     from rounds where id = $1`,
    [round],
  )
  return saved
}
