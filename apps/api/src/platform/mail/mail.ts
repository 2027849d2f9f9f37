/** The mails that are queued. */
import type { MailData, MailTemplate } from '@trickline/messages/catalogue-types'

export type MailOf<Template extends MailTemplate> = {
  to: string
  /** The recipient's, as stored. */
  language: string
  template: Template
  data: MailData[Template]
}

export type Mail = { [Template in MailTemplate]: MailOf<Template> }[MailTemplate]

/**
 * A mail with a secret link, which is created when the mail is sent: only its hash is stored. The account for a reset is
 * looked up then too, so that the request takes the same time for any address.
 */
export type SecretMail =
  | { secret: 'verify-email' | 'new-address'; userId: number; to: string }
  | { secret: 'reset-password'; to: string }

export type AnyMail = Mail | SecretMail
