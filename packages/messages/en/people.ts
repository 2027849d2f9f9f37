/** Words of a person's profile (screens §18). */
import { roleNames } from './role-names.ts'

export const people = {
  memberSince: 'Member since',
  slacklineSince: 'Slackline since',
  country: 'Country',
  links: 'Links',
  email: 'Email',
  rolesLabel: 'Roles',
  roles: roleNames,
  sites: { website: 'Website', instagram: 'Instagram', youtube: 'YouTube' },
  verification: { verified: 'Verified', pending: 'Verification pending', none: 'Not verified' },
  resend: 'Send verification mail',
  resending: 'Sending…',
  verification_email_sent: 'The verification mail is on its way. Open the link in it.',
  verification_email_failed: 'The verification mail could not be sent. Try again in a moment.',
}
