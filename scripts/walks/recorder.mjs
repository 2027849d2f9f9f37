/** Records what one call runs through: the functions entered, in order, and the statements sent. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long to wait after the answer until everything that the call causes is done. */
const quietMilliseconds = 300
/** Columns are parsed and snapshots dropped for the request or for the live channel, whichever comes first. */
const countedInRequest = /platform\/(postgres\/database|http\/snapshots)\.ts$/

export class Recorder {
  /** The call for which a function works; none after the commit, when the live channel works beside the answer. */
  #request = new AsyncLocalStorage()
  #entered = { during: [], after: [] }
  #statements = 0
  #call = 0
  #isRecording = false
  #lastEntered = 0

  constructor() {
    // periodic work belongs to no call
    const { setInterval } = globalThis
    globalThis.setInterval = (act, ...rest) =>
      setInterval(
        (...values) => {
          if (!this.#isRecording) act(...values)
        },
        ...rest,
      )
    globalThis.functionEntered = (file, position) => {
      this.#lastEntered = Date.now()
      if (!this.#isRecording) return
      if (this.#isOfRequest()) this.#entered.during.push({ file, position })
      else if (!countedInRequest.test(file)) this.#entered.after.push({ file, position })
    }
  }

  watchServer(server) {
    server.prependListener('request', () => this.#request.enterWith(this.#call))
  }

  watchPool(pool) {
    pool.on('connect', (client) => {
      const query = client.query.bind(client)
      client.query = (...statement) => {
        const text = statement[0]?.text ?? statement[0]
        if (this.#isOfRequest() && !/^(begin|commit)/.test(text)) this.#statements += 1
        return query(...statement)
      }
    })
  }

  async record(act) {
    await this.#quiet()
    this.#entered = { during: [], after: [] }
    this.#statements = 0
    this.#call += 1
    this.#isRecording = true
    await act()
    await this.#quiet()
    this.#isRecording = false
    const { during, after } = this.#entered
    const visits = visitsIn([...during, ...after])
    return { visits, statements: this.#statements }
  }

  async #quiet() {
    while (Date.now() - this.#lastEntered < quietMilliseconds) await sleep(quietMilliseconds)
  }

  #isOfRequest() {
    return this.#isRecording && this.#request.getStore() === this.#call
  }
}

/** The files in the order in which they are entered; a file appears again for a function that had not run before. */
function visitsIn(entered) {
  const functions = new Set()
  const files = new Set()
  const visits = []
  for (const { file, position } of entered) {
    const isNew = !functions.has(`${file} ${position}`)
    functions.add(`${file} ${position}`)
    if (isNew && visits.at(-1)?.file !== file) visits.push({ file, isReturn: files.has(file) })
    files.add(file)
  }
  return visits
}
