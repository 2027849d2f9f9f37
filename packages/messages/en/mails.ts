/** The mails, without their layout. */
import type { Role } from '@trickline/competition/model'
import type { Mails } from '../catalogue-types.ts'

const onThe = (date: string | null) => (date === null ? '' : ` on ${date}`)

const roles: Record<Role, string> = {
  athlete: 'an athlete',
  judge: 'a judge',
  organizer: 'an organizer',
  supervisor: 'a supervisor',
  admin: 'an admin',
}

const written = (note: string) => (note === '' ? [] : [`“${note}”`])

export const mails: Mails = {
  'verify-email': ({ name }) => ({
    subject: 'Confirm your email address',
    paragraphs: [
      `Hello ${name},`,
      'welcome to Trickline. Please confirm that this address is yours.',
      'If you did not register, you can ignore this mail.',
    ],
    action: 'Confirm address',
  }),
  'reset-password': ({ name }) => ({
    subject: 'Choose a new password',
    paragraphs: [
      `Hello ${name},`,
      'someone, we hope you, asked for a new password. The link is good for one hour.',
      'If it was not you, you can ignore this mail: your password stays as it is.',
    ],
    action: 'Choose a new password',
  }),
  'new-address': ({ name }) => ({
    subject: 'Confirm your new email address',
    paragraphs: [
      `Hello ${name},`,
      'please confirm that this address is yours. From then on it is the one of your account, and until then the old one stays.',
      'If you did not ask for it, you can ignore this mail.',
    ],
    action: 'Confirm address',
  }),
  'address-changes': ({ name, address }) => ({
    subject: 'Your email address is about to change',
    paragraphs: [
      `Hello ${name},`,
      `your account is to have the address ${address}. It will as soon as that address is confirmed.`,
      'If that was not you, change your password now: whoever asked for it knows the present one.',
    ],
    action: 'Open my account',
  }),
  'password-changed': ({ name }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      `Hello ${name},`,
      'the password of your account was changed. Every other device is signed out.',
      'If that was not you, choose a new password now.',
    ],
    action: 'Choose a new password',
  }),
  'second-factor-changed': ({ name, isOn }) => ({
    subject: isOn ? 'Your second factor is on' : 'Your second factor is off',
    paragraphs: [
      `Hello ${name},`,
      isOn
        ? 'from now on signing in to your account needs a code of your second factor.'
        : 'signing in to your account needs no second factor any more.',
      'If that was not you, change your password now: whoever did it knows the present one.',
    ],
    action: 'Open my account',
  }),
  invitation: ({ name, competition, role, date }) => ({
    subject: `You are invited to ${competition}`,
    paragraphs: [
      `Hello ${name},`,
      role === 'judge'
        ? `you are invited to judge ${competition}${onThe(date)}.`
        : `you are invited to compete in ${competition}${onThe(date)}.`,
      'Please confirm or decline on the page of the competition.',
    ],
    action: 'Open the competition',
  }),
  'competition-returned': ({ name, competition, reason }) => ({
    subject: `${competition} needs another look`,
    paragraphs: [
      `Hello ${name},`,
      `a supervisor has returned ${competition} to you, with this reason:`,
      reason,
      'Change it and save: once it is complete again, it waits for approval anew.',
    ],
    action: 'Edit the competition',
  }),
  'invitation-to-join': ({ competition, date }) => ({
    subject: `You are invited to ${competition}`,
    paragraphs: [
      'Hello,',
      `you are invited to compete in ${competition}${onThe(date)}.`,
      'Register with this address and confirm it: the invitation will be waiting for you.',
    ],
    action: 'Register',
  }),
  'role-granted': ({ name, role, note }) => ({
    subject: `You are now ${roles[role]} on Trickline`,
    paragraphs: [
      `Hello ${name},`,
      `an admin has made you ${roles[role]}. It counts from now on.`,
      ...written(note),
    ],
    action: 'Open your profile',
  }),
  'role-refused': ({ name, role, note }) => ({
    subject: `Your request to become ${roles[role]}`,
    paragraphs: [
      `Hello ${name},`,
      `an admin has not granted your request to become ${roles[role]}.`,
      ...written(note),
      'You can ask again on your profile.',
    ],
    action: 'Open your profile',
  }),
  'role-withdrawn': ({ name, role, note }) => ({
    subject: `You are no longer ${roles[role]} on Trickline`,
    paragraphs: [
      `Hello ${name},`,
      `an admin has taken the role from your account: you are no longer ${roles[role]}.`,
      ...(role === 'judge' ? ['Rounds that you were scoring are open to other judges.'] : []),
      ...written(note),
    ],
    action: 'Open your profile',
  }),
  'account-suspended': ({ name, reason }) => ({
    subject: 'Your account is suspended',
    paragraphs: [
      `Hello ${name},`,
      'an admin has suspended your account: you are signed out everywhere and cannot sign in for now.',
      ...written(reason),
    ],
    action: 'Open Trickline',
  }),
  'account-restored': ({ name, reason }) => ({
    subject: 'Your account is open again',
    paragraphs: [
      `Hello ${name},`,
      'an admin has lifted the suspension of your account: you can sign in again.',
      ...written(reason),
    ],
    action: 'Sign in',
  }),
  'webhook-off': ({ name, competition, address }) => ({
    subject: `Webhook of ${competition} switched off`,
    paragraphs: [
      `Hello ${name},`,
      `nearly everything that Trickline sent to ${address} for ${competition} in the last hours has failed, so nothing more is sent there.`,
      'Once the address answers again, send a test from the page of the competition: it switches the webhook on.',
    ],
    action: 'Open the competition',
  }),
}
