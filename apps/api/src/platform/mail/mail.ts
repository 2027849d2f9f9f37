/** The mails that are queued. */
import type { MailData, MailTemplate } from '@trickline/messages/catalogue-types'

export type MailOf<Template extends MailTemplate> = {
  to: string
  language: string
  template: Template
  data: MailData[Template]
  /** The entry that is invited by this mail: it counts as mailed when the mail leaves. */
  entryId?: number
}

export type Mail = { [Template in MailTemplate]: MailOf<Template> }[MailTemplate]

/** A mail with a secret link, created by the worker, which also finds a reset's account: requests take equally long. */
export type SecretMail =
  | { secret: 'verify-email' | 'new-address'; userId: number; to: string }
  /** `isFromKnown`: asked for where somebody signed in to the account before (calls §4). */
  | { secret: 'reset-password'; to: string; isFromKnown: boolean }

export type AnyMail = Mail | SecretMail
