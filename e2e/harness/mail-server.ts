/** A real mail server for the product, which stores what arrives. */
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

export type MailServer = {
  url: string
  linkTo: (email: string, word: string) => Promise<string>
  /** All mails, as they arrived. */
  arrived: () => readonly Arrived[]
  stop: () => Promise<void>
}

export type Arrived = { to: string[]; text: string; at: number }

const mailTimeoutMilliseconds = 60_000

export async function startMailServer(): Promise<MailServer> {
  const arrived: Arrived[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        const plain = text.replaceAll('=\r\n', '').replaceAll('=3D', '=')
        arrived.push({ to: envelope.rcptTo.map(({ address }) => address), text: plain, at: Date.now() })
        done()
      })
    },
  })
  // on a connection of a killed product
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve)
  })
  const address = smtp.server.address()
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    arrived: () => arrived,
    linkTo: async (email, word) => {
      const deadline = Date.now() + mailTimeoutMilliseconds
      while (Date.now() < deadline) {
        const mail = arrived.findLast(({ to, text }) => to.includes(email) && text.includes(`/${word}/`))
        const link = mail && new RegExp(`https?://\\S+/${word}/[^\\s"<]+`).exec(mail.text)?.[0]
        if (link) return link
        await sleep(100)
      }
      throw new Error(`no mail with ${word} to ${email} within a minute`)
    },
    stop: () =>
      new Promise((resolve) => {
        smtp.close(resolve)
      }),
  }
}
