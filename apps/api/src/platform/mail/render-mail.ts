/** Renders a mail as text and HTML: paragraphs and one button, which is the only link. */
import { visibleLine } from '@trickline/contract/visible-text'
import { type Language, locale } from '@trickline/messages/languages'
import { messagesFor } from '@trickline/messages/messages-for'
import type { MailData, Mails, MailTemplate, MailWords } from '@trickline/messages/catalogue-types'
import type { Mail, MailOf } from './mail.ts'

export type RenderedMail = { subject: string; text: string; html: string }

export function renderMail(mail: Mail, language: Language): RenderedMail {
  const { subject, paragraphs, action } = wordsOf(mail, language)
  const { link } = mail.data
  return {
    subject,
    text: [...paragraphs, `${action}\n${link}`, 'Trickline'].join('\n\n'),
    html: `<!doctype html>
<html lang="${locale(language)}">
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#16202c;background:#f4f6f8">
<div style="max-width:34em;margin:0 auto;padding:24px;border-radius:12px;background:#fff">
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#16202c;color:#fff;text-decoration:none">${escapeHtml(action)}</a></p>
<p style="color:#5b6875;font-size:14px">${escapeHtml(link)}</p>
<p style="color:#5b6875">Trickline</p>
</div>
</body>
</html>
`,
  }
}

function wordsOf<Template extends MailTemplate>(mail: MailOf<Template>, language: Language): MailWords {
  const mails: Mails = messagesFor(language).mails
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same fields with other text
  return mails[mail.template](withoutLinks(mail.data) as MailData[Template])
}

/** Our own links and validated e-mail addresses; every other field is user input. */
const trusted = new Set(['link', 'address'])

function withoutLinks(data: object): object {
  return Object.fromEntries(
    Object.entries(data).map(([field, value]: [string, unknown]) => [
      field,
      typeof value === 'string' && !trusted.has(field) ? plain(value) : value,
    ]),
  )
}

/** One line without anything that a mail program would turn into a link. */
function plain(text: string): string {
  return visibleLine(text)
    .replaceAll(/:\/\/|\/\//g, ' ')
    .replaceAll(/[.\u3002\uFF0E\uFF61](?=\p{L})/gu, '. ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
