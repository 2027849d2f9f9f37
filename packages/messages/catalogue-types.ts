/** The shape of errors, fields and mails, so that a missing sentence is a type error. */
import type { Role } from '@trickline/competition/model'
import type { RefusalCode } from '@trickline/contract/refusals'

export type Errors = Record<RefusalCode, string>

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
  | 'not-https'
  | 'private-address'
  | 'not-a-video'
  | 'not-a-phone'
  | 'not-a-username'
  | 'not-an-isa-id'
  | 'not-a-picture'
  | 'not-a-date'
  | 'not-offered'
  | 'needs-read'
  | 'needs-judge'
  | 'needs-organize'
  | 'needs-a-session'
  | 'no-answer'
  | 'no-room'
  | 'not-json'
  | 'no-tricks'
  | 'empty-combo'
  | 'not-in-round'
  | 'other-outcome'
  | 'other-rule'
  | 'not-whole-phase'
  | 'unknown-dub'
  | 'unknown-entity'
  | 'unknown-feedback'
  | 'unknown-grab'
  | 'unknown-rule'
  | 'unknown-round'
  | 'unknown-stage'
  | 'unknown-trick'
  | 'retired-trick'
  | 'unknown-variation'
  | 'link-expired'
  | 'wrong-password'
  | 'unknown-email'
  | 'wrong-code'
  | 'not-a-name'
  | 'has-a-link'
  | 'unknown-person'
  | 'not-an-athlete'
  | 'not-a-judge'
  | 'not-an-organizer'
  | 'not-eligible-gender'
  | 'not-eligible-gender-unknown'
  | 'not-eligible-level'
  | 'not-eligible-results'
  | 'unknown-country'
  | 'unknown-time-zone'
  | 'too-early'
  | 'too-late'
  | 'before-start'
  | 'before-mode-and-pack'
  | 'too-precise'
  | 'end-too-late'
  | 'end-without-start'
  | 'after-start'
  | 'before-opening'
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
  | 'unknown-reference'
  | 'named-twice'
  | 'runs-now'
  | 'round-missing'
  | 'does-not-follow'

export type Fields = Record<FieldCode, string>

/** `link` is a whole URL. */
export type MailWords = {
  subject: string
  /** Begins with a greeting; each paragraph has a sentence or two. */
  paragraphs: string[]
  action: string
}

export type MailData = {
  'verify-email': { name: string; link: string }
  'reset-password': { name: string; link: string }
  'new-address': { name: string; link: string }
  /** To the old address; `address` is the new one. */
  'address-changes': { name: string; address: string; link: string }
  'password-changed': { name: string; link: string }
  'second-factor-changed': { name: string; isOn: boolean; link: string }
  /** To a person with an account. */
  invitation: {
    name: string
    competition: string
    role: 'athlete' | 'judge'
    date: string | null
    link: string
  }
  'competition-returned': { name: string; competition: string; reason: string; link: string }
  /** To an address without an account; only athletes. */
  'invitation-to-join': { competition: string; date: string | null; link: string }
  /** `note`: the admin's note; '' without one. */
  'role-granted': RoleAnswer
  'role-refused': RoleAnswer
  'role-withdrawn': RoleAnswer
  'account-suspended': { name: string; reason: string; link: string }
  'account-restored': { name: string; reason: string; link: string }
  /** To the owner; `address`: the host that did not answer as it should. */
  'webhook-off': { name: string; competition: string; address: string; link: string }
}

type RoleAnswer = { name: string; role: Role; note: string; link: string }

export type MailTemplate = keyof MailData

export type Mails = { [Template in MailTemplate]: (data: MailData[Template]) => MailWords }
