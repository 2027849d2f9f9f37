/**
 * The live connection (live-events §1): the part of Socket.IO's protocol that we use, over one WebSocket; the library's own
 * client is fifteen times as large. It reconnects by itself, after increasing pauses.
 */
type ConnectionHandlers = {
  auth: () => object
  onOpen: () => void | Promise<void>
  /** `isGoodbye`: the server closed the connection on purpose, so the client does not reconnect. */
  onClose: (isGoodbye: boolean) => void
  onFail: (reason: string) => void
  onEvent: (name: string, payload: unknown) => void
}

export type LiveConnection = {
  isOpen: () => boolean
  /** `onAnswer` gets the server's acknowledgement; it is not called if the connection is lost first. */
  emit: (name: string, values: readonly unknown[], onAnswer?: (reply: unknown) => void) => void
  reconnect: () => void
}

/** Pauses before a new attempt, in milliseconds, each varied by up to 50 % either way. */
const [shortestPause, longestPause] = [1000, 5000]
const connectTimeoutMilliseconds = 20_000

/** Opens one socket after another. */
export function openLiveConnection({
  auth,
  onOpen,
  onClose,
  onFail,
  onEvent,
}: ConnectionHandlers): LiveConnection {
  let socket: LiveSocket | undefined
  let tries = 0
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined

  connect()
  return {
    isOpen,
    emit: (name, values, onAnswer) => socket?.emit(name, values, onAnswer),
    reconnect: () => {
      if (end()) onClose(false)
      tries = 0
      connect()
    },
  }

  function connect(): void {
    socket = openSocket({
      auth,
      onOpen: () => {
        tries = 0
        void onOpen()
      },
      onGoodbye: () => {
        end()
        onClose(true)
      },
      onLost,
      onEvent,
    })
  }

  function onLost(reason: string): void {
    const wasOpen = end()
    const leastPause = Math.min(shortestPause * 2 ** tries, longestPause) / 2
    tries += 1
    reconnectTimer = setTimeout(connect, leastPause + Math.random() * 2 * leastPause)
    if (wasOpen) onClose(false)
    else onFail(reason)
  }

  function isOpen(): boolean {
    return socket?.isOpen() === true
  }

  /** Returns whether a socket was open. */
  function end(): boolean {
    const wasOpen = isOpen()
    clearTimeout(reconnectTimer)
    socket?.close()
    socket = undefined
    return wasOpen
  }
}

type SocketHandlers = Pick<ConnectionHandlers, 'auth' | 'onOpen' | 'onEvent'> & {
  onGoodbye: () => void
  /** Called when the socket is closed, refused, or silent for too long. */
  onLost: (reason: string) => void
}
type LiveSocket = Pick<LiveConnection, 'isOpen' | 'emit'> & { close: () => void }

/** Opens one WebSocket. After `close` no handler is called. */
function openSocket({ auth, onOpen, onGoodbye, onLost, onEvent }: SocketHandlers): LiveSocket {
  const socket = new WebSocket(address())
  let isOpen = false
  let isClosed = false
  let lastId = 0
  let timeoutMilliseconds = connectTimeoutMilliseconds
  let silenceTimer: ReturnType<typeof setTimeout> | undefined
  const answerHandlers = new Map<number, (reply: unknown) => void>()

  restartSilenceTimer()
  socket.addEventListener('message', ({ data }) => isClosed || receive(String(data)))
  socket.addEventListener('close', () => isClosed || onLost('closed'))
  return {
    isOpen: () => isOpen,
    emit: (name, values, onAnswer) => {
      if (!isOpen) return
      if (onAnswer) answerHandlers.set((lastId += 1), onAnswer)
      socket.send(`${eventPacket}${onAnswer ? lastId : ''}${JSON.stringify([name, ...values])}`)
    },
    close: () => {
      isOpen = false
      isClosed = true
      clearTimeout(silenceTimer)
      socket.close()
    },
  }

  /** Restarts the timeout after which a silent socket counts as lost. */
  function restartSilenceTimer(): void {
    clearTimeout(silenceTimer)
    silenceTimer = setTimeout(() => onLost('silent'), timeoutMilliseconds)
  }

  function receive(data: string): void {
    const packet = data.slice(0, data.startsWith('4') ? 2 : 1)
    const content = data.slice(packet.length)
    if (packet === openPacket) timeoutMilliseconds = timeoutOf(content)
    restartSilenceTimer()
    if (packet === openPacket) socket.send(`${connectPacket}${JSON.stringify(auth())}`)
    else if (packet === pingPacket) socket.send(pongPacket)
    else if (packet === connectPacket) {
      isOpen = true
      void onOpen()
    } else if (packet === eventPacket) {
      const [name, payload]: [string, unknown] = JSON.parse(content)
      onEvent(name, payload)
    } else if (packet === answerPacket) takeAnswer(content)
    else if (packet === disconnectPacket) onGoodbye()
    else if (packet === refusalPacket) onLost(content)
  }

  function takeAnswer(content: string): void {
    const id = Number.parseInt(content, 10)
    const [reply]: [unknown] = JSON.parse(content.slice(String(id).length))
    const onAnswer = answerHandlers.get(id)
    answerHandlers.delete(id)
    onAnswer?.(reply)
  }
}

/** A frame begins with its packet type; for a message the second character is the message type. */
const openPacket = '0'
const pingPacket = '2'
const pongPacket = '3'
const connectPacket = '40'
const disconnectPacket = '41'
const eventPacket = '42'
const answerPacket = '43'
const refusalPacket = '44'

function timeoutOf(content: string): number {
  const { pingInterval, pingTimeout }: { pingInterval: number; pingTimeout: number } = JSON.parse(content)
  return pingInterval + pingTimeout
}

function address(): string {
  const { protocol, host } = location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/socket.io/?EIO=4&transport=websocket`
}
