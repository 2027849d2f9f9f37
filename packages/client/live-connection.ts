/**
 * The live connection (live-events §1): the part of Socket.IO's protocol that is used here, over one WebSocket. The
 * library's client is eight times as large (docs/decisions). Reconnects by itself, after longer and longer pauses.
 */
type ConnectionHandlers = {
  auth: () => object
  onOpen: () => void | Promise<void>
  /** `isGoodbye`: the server closed it on purpose; there is no automatic reconnect. */
  onClose: (isGoodbye: boolean) => void
  onFail: (why: string) => void
  onEvent: (name: string, payload: unknown) => void
}

export type LiveConnection = {
  isOpen: () => boolean
  /** `answered` gets the server's acknowledgement; it is not called if the connection is lost first. */
  emit: (name: string, given: readonly unknown[], answered?: (reply: unknown) => void) => void
  reconnect: () => void
}

/** In milliseconds, plus or minus up to 50 %. */
const [shortestPause, longestPause] = [1000, 5000]
const connectTimeoutMilliseconds = 20_000

// Over 60 lines: one connection from open to close, in that order.
export function openLiveConnection({
  auth,
  onOpen,
  onClose,
  onFail,
  onEvent,
}: ConnectionHandlers): LiveConnection {
  const at = address()
  let socket: WebSocket | undefined
  let isOpen = false
  let tries = 0
  let lastAsked = 0
  let patience = connectTimeoutMilliseconds
  let silence: ReturnType<typeof setTimeout> | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  const answers = new Map<number, (reply: unknown) => void>()

  connect()
  return {
    isOpen: () => isOpen,
    emit: (name, given, answered) => {
      if (!isOpen) return
      if (answered) answers.set((lastAsked += 1), answered)
      send(packets.event, `${answered ? lastAsked : ''}${JSON.stringify([name, ...given])}`)
    },
    reconnect: () => {
      const wasOpen = end()
      if (wasOpen) onClose(false)
      tries = 0
      connect()
    },
  }

  function connect(): void {
    clearTimeout(pause)
    const own = new WebSocket(at)
    socket = own
    patience = connectTimeoutMilliseconds
    listenOn()
    own.addEventListener('message', ({ data }) => {
      if (own === socket) take(String(data))
    })
    own.addEventListener('close', () => {
      if (own === socket) lose('closed')
    })
  }

  /** Restarts the timeout after which a silent connection counts as lost. */
  function listenOn(): void {
    clearTimeout(silence)
    silence = setTimeout(() => lose('silent'), patience)
  }

  function take(data: string): void {
    listenOn()
    if (data.startsWith(frames.open)) {
      const { pingInterval, pingTimeout }: { pingInterval: number; pingTimeout: number } = JSON.parse(
        data.slice(1),
      )
      patience = pingInterval + pingTimeout
      listenOn()
      send(packets.connect, JSON.stringify(auth()))
    } else if (data === frames.ping) socket?.send(frames.pong)
    else if (data.startsWith(frames.message)) takePacket(data.slice(1, 2), data.slice(2))
  }

  function takePacket(packet: string, content: string): void {
    if (packet === packets.connect) {
      isOpen = true
      tries = 0
      void onOpen()
    } else if (packet === packets.disconnect) {
      end()
      onClose(true)
    } else if (packet === packets.event) {
      const [name, payload]: [string, unknown] = JSON.parse(content)
      onEvent(name, payload)
    } else if (packet === packets.answer) {
      const id = Number.parseInt(content, 10)
      const [reply]: [unknown] = JSON.parse(content.slice(String(id).length))
      const answered = answers.get(id)
      answers.delete(id)
      answered?.(reply)
    } else if (packet === packets.refusal) lose(content)
  }

  function send(packet: string, content: string): void {
    socket?.send(`${frames.message}${packet}${content}`)
  }

  function lose(why: string): void {
    const wasOpen = end()
    const least = Math.min(shortestPause * 2 ** tries, longestPause) / 2
    tries += 1
    pause = setTimeout(connect, least + Math.random() * 2 * least)
    if (wasOpen) onClose(false)
    else onFail(why)
  }

  function end(): boolean {
    const wasOpen = isOpen
    const own = socket
    isOpen = false
    socket = undefined
    answers.clear()
    clearTimeout(silence)
    clearTimeout(pause)
    own?.close()
    return wasOpen
  }
}

/** First character of a frame. */
const frames = { open: '0', ping: '2', pong: '3', message: '4' } as const
/** Second character of a message frame. */
const packets = { connect: '0', disconnect: '1', event: '2', answer: '3', refusal: '4' } as const

function address(): string {
  const { protocol, host } = location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/socket.io/?EIO=4&transport=websocket`
}
