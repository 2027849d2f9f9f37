/** One plain layout for every mail: paragraphs, one button, the same in text and in HTML. */
import type { Language } from '@trickline/messages/languages'
import { messagesFor } from '@trickline/messages/messages-for'
import type { Mails, MailTemplate, MailWords } from '@trickline/messages/shapes'
import type { Mail, MailOf } from './mail.ts'

export type LaidOut = { subject: string; text: string; html: string }

export function layOut(mail: Mail, language: Language): LaidOut {
  const { subject, paragraphs, action } = wordsOf(mail, language)
  const { link } = mail.data
  return {
    subject,
    text: [...paragraphs, `${action}:\n${link}`, 'Trickline'].join('\n\n'),
    html: `<!doctype html>
<html lang="${language}">
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
  return mails[mail.template](mail.data)
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
