/** A mail on its way: to whom, in which language, which template, and what goes into it. */
import type { MailData, MailTemplate } from '@trickline/messages/shapes'

export type MailOf<Template extends MailTemplate> = {
  /** An address. */
  to: string
  /** The language of whoever gets it, as stored with the person. */
  language: string
  template: Template
  data: MailData[Template]
}

export type Mail = { [Template in MailTemplate]: MailOf<Template> }[MailTemplate]
