/** The mails, without their layout. */
import type { Role } from '@trickline/competition/model'
import type { Mails } from '../shapes.ts'

const a: Record<Role, string> = {
  athlete: 'an athlete',
  judge: 'a judge',
  organizer: 'an organizer',
  supervisor: 'a supervisor',
  admin: 'an admin',
}

const onThe = (date: string | null) => (date === null ? '' : ` on ${date}`)

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
  'role-granted': ({ name, role }) => ({
    subject: `You are ${a[role]} now`,
    paragraphs: [
      `Hello ${name},`,
      `you asked for a role, and it is yours: on Trickline you are ${a[role]} from now on.`,
    ],
    action: 'Open Trickline',
  }),
  'role-refused': ({ name, role, note }) => ({
    subject: `Your request to be ${a[role]}`,
    paragraphs: [
      `Hello ${name},`,
      `you asked to be ${a[role]} on Trickline, and it was not granted.`,
      ...(note === '' ? [] : [`What was said to it: ${note}`]),
      'You can ask again from your profile.',
    ],
    action: 'Open my profile',
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
}
