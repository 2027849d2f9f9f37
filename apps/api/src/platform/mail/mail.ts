/** A mail on its way: to whom, in which language, which template, and what goes into it. */
import type { MailData, MailTemplate } from '@trickline/messages/catalogue-types'

export type MailOf<Template extends MailTemplate> = {
  /** An address. */
  to: string
  /** The language of whoever gets it, as stored with the person. */
  language: string
  template: Template
  data: MailData[Template]
}

export type Mail = { [Template in MailTemplate]: MailOf<Template> }[MailTemplate]

/**
 * A mail whose link is a secret. The link is made when the mail leaves, and not before: the queue never holds it, and
 * only its hash is stored. To whom a reset goes is looked up then too, so that asking takes the same time for any address.
 */
export type SecretMail =
  | { secret: 'verify-email' | 'new-address'; userId: number; to: string }
  | { secret: 'reset-password'; to: string }

export type AnyMail = Mail | SecretMail
