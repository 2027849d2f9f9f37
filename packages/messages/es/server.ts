/** What the server says in Spanish. */
export { errors } from './errors.ts'
export { fields } from './fields.ts'
export { mails } from './mails.ts'
