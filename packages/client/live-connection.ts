/**
 * The live connection (live-events §1): the part of Socket.IO's protocol that is used here, over one WebSocket. The
 * library's client is fifteen times as large. Reconnects by itself, after longer and longer pauses.
 */
type ConnectionHandlers = {
  auth: () => object
  onOpen: () => void | Promise<void>
  /** `isGoodbye`: the server closed it on purpose; there is no automatic reconnect. */
  onClose: (isGoodbye: boolean) => void
  onFail: (reason: string) => void
  onEvent: (name: string, payload: unknown) => void
}

export type LiveConnection = {
  isOpen: () => boolean
  /** `answered` gets the server's acknowledgement; it is not called if the connection is lost first. */
  emit: (name: string, values: readonly unknown[], onAnswer?: (reply: unknown) => void) => void
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
  const url = address()
  let socket: WebSocket | undefined
  let isOpen = false
  let tries = 0
  let lastId = 0
  let timeoutMilliseconds = connectTimeoutMilliseconds
  let silenceTimer: ReturnType<typeof setTimeout> | undefined
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined
  const answerHandlers = new Map<number, (reply: unknown) => void>()

  connect()
  return {
    isOpen: () => isOpen,
    emit: (name, values, onAnswer) => {
      if (!isOpen) return
      if (onAnswer) answerHandlers.set((lastId += 1), onAnswer)
      send(packets.event, `${onAnswer ? lastId : ''}${JSON.stringify([name, ...values])}`)
    },
    reconnect: () => {
      const wasOpen = end()
      if (wasOpen) onClose(false)
      tries = 0
      connect()
    },
  }

  function connect(): void {
    clearTimeout(reconnectTimer)
    const opened = new WebSocket(url)
    socket = opened
    timeoutMilliseconds = connectTimeoutMilliseconds
    restartSilenceTimer()
    opened.addEventListener('message', ({ data }) => {
      if (opened === socket) receive(String(data))
    })
    opened.addEventListener('close', () => {
      if (opened === socket) lose('closed')
    })
  }

  /** Restarts the timeout after which a silent connection counts as lost. */
  function restartSilenceTimer(): void {
    clearTimeout(silenceTimer)
    silenceTimer = setTimeout(() => lose('silent'), timeoutMilliseconds)
  }

  function receive(data: string): void {
    restartSilenceTimer()
    if (data.startsWith(frames.open)) {
      const { pingInterval, pingTimeout }: { pingInterval: number; pingTimeout: number } = JSON.parse(
        data.slice(1),
      )
      timeoutMilliseconds = pingInterval + pingTimeout
      restartSilenceTimer()
      send(packets.connect, JSON.stringify(auth()))
    } else if (data === frames.ping) socket?.send(frames.pong)
    else if (data.startsWith(frames.message)) receivePacket(data.slice(1, 2), data.slice(2))
  }

  function receivePacket(packet: string, content: string): void {
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
      const onAnswer = answerHandlers.get(id)
      answerHandlers.delete(id)
      onAnswer?.(reply)
    } else if (packet === packets.refusal) lose(content)
  }

  function send(packet: string, content: string): void {
    socket?.send(`${frames.message}${packet}${content}`)
  }

  function lose(reason: string): void {
    const wasOpen = end()
    const leastPause = Math.min(shortestPause * 2 ** tries, longestPause) / 2
    tries += 1
    reconnectTimer = setTimeout(connect, leastPause + Math.random() * 2 * leastPause)
    if (wasOpen) onClose(false)
    else onFail(reason)
  }

  function end(): boolean {
    const wasOpen = isOpen
    const opened = socket
    isOpen = false
    socket = undefined
    answerHandlers.clear()
    clearTimeout(silenceTimer)
    clearTimeout(reconnectTimer)
    opened?.close()
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
