/** What a catalogue must have, so that a missing sentence is a type error in every language. */
import type { Role } from '@trickline/competition/model'
import type { RefusalCode } from '@trickline/contract/refusals'

export type Errors = Record<RefusalCode, string>

/** What can be wrong with a field: the codes that the schemas in contract name. */
export type FieldCode =
  | 'required'
  | 'invalid'
  | 'invalid-email'
  | 'weak-password'
  | 'passwords-differ'
  | 'wrong-captcha'
  | 'taken'
  | 'too-long'
  | 'too-many'
  | 'too-small'
  | 'too-large'
  | 'not-a-number'
  | 'not-an-amount'
  | 'not-a-flag'
  | 'not-text'
  | 'not-a-link'
  | 'not-a-video'
  | 'not-a-phone'
  | 'not-a-username'
  | 'not-a-picture'
  | 'not-a-date'
  | 'not-offered'
  | 'no-answer'
  | 'no-room'
  | 'not-json'
  | 'no-tricks'
  | 'empty-combo'
  | 'not-in-round'
  | 'other-rule'
  | 'not-whole-phase'
  | 'unknown-dub'
  | 'unknown-entity'
  | 'unknown-feedback'
  | 'unknown-grab'
  | 'unknown-rule'
  | 'unknown-stage'
  | 'unknown-trick'
  | 'retired-trick'
  | 'unknown-variation'
  | 'link-expired'
  | 'wrong-password'
  | 'not-a-name'
  | 'has-a-link'
  | 'unknown-person'
  | 'not-an-athlete'
  | 'not-a-judge'
  | 'unknown-country'
  | 'unknown-time-zone'
  | 'too-early'
  | 'too-late'
  | 'before-start'
  | 'before-mode-and-pack'
  | 'too-precise'
  | 'end-too-late'
  | 'end-without-start'
  | 'only-live'
  | 'only-online'
  | 'stage-repeated'
  | 'stage-not-available'
  | 'no-final'
  | 'run-broken'
  | 'complete_name'
  | 'participant_size'
  | 'double_parameters'
  | 'not-uploaded'
  | 'number-taken'
  | 'unknown-entry'
  | 'wrong-role'
  | 'several-competitions'

export type Fields = Record<FieldCode, string>

/** The words of one mail; the layout is the server's. `link` is a whole address. */
export type MailWords = {
  subject: string
  /** First the greeting, then a sentence or two each. */
  paragraphs: string[]
  /** The button, which leads to the `link` of the data. */
  action: string
}

/** Every mail and what it is made of. */
export type MailData = {
  'verify-email': { name: string; link: string }
  'reset-password': { name: string; link: string }
  /** To the address that an account is to have from now on. */
  'new-address': { name: string; link: string }
  /** To the address that it has; `address` is the other. */
  'address-changes': { name: string; address: string; link: string }
  /** To someone with an account, invited to compete or to judge. */
  invitation: {
    name: string
    competition: string
    role: 'athlete' | 'judge'
    date: string | null
    link: string
  }
  /** To its owner, from a supervisor. */
  'competition-returned': { name: string; competition: string; reason: string; link: string }
  /** To an address without an account, invited to compete. */
  'invitation-to-join': { competition: string; date: string | null; link: string }
  /** Answers of admins, `note` in their own words; empty where they wrote none. */
  'role-granted': RoleAnswer
  'role-refused': RoleAnswer
  'role-withdrawn': RoleAnswer
  'account-suspended': { name: string; reason: string; link: string }
  'account-restored': { name: string; reason: string; link: string }
}

type RoleAnswer = { name: string; role: Role; note: string; link: string }

export type MailTemplate = keyof MailData

export type Mails = { [Template in MailTemplate]: (data: MailData[Template]) => MailWords }
