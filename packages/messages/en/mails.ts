/** The mails, without their layout. */
import type { Mails } from '../shapes.ts'

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
