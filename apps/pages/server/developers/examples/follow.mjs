import { io } from 'socket.io-client'

const origin = process.env.ORIGIN ?? 'https://trickline.example'
const channel = `competition.${process.env.COMPETITION}`
let after // the last event received

const socket = io(origin)
socket.on('connect', () => {
  socket.emit('subscribe', channel, after === undefined ? {} : { after }, (answer) => {
    if (!answer.ok) throw new Error(answer.code)
    after ??= answer.seq
    console.log(`following ${channel} from ${answer.seq}`)
  })
})
socket.onAny((event, { channel: from, seq, ...data }) => {
  if (from !== channel) return
  after = seq
  console.log(seq, event, Object.keys(data).join(', '))
})
