/** The mails that can be queued. */
import type { MailData, MailTemplate } from '@trickline/messages/catalogue-types'

export type MailOf<Template extends MailTemplate> = {
  to: string
  language: string
  template: Template
  data: MailData[Template]
  /** The entry that this mail invites; it counts as mailed when the mail leaves. */
  entryId?: number
}

export type Mail = { [Template in MailTemplate]: MailOf<Template> }[MailTemplate]

/** A mail with a secret link. Only the worker looks up a reset's account, so that all requests take equally long. */
export type SecretMail =
  | { secret: 'verify-email' | 'new-address'; userId: number; to: string }
  /** `isFromKnown`: requested from an address at which somebody signed in to the account before (calls §4). */
  | { secret: 'reset-password'; to: string; isFromKnown: boolean }

export type AnyMail = Mail | SecretMail
