/** What the server says in Spanish. */
export { demo } from './demo.ts'
export { errors } from './errors.ts'
export { fields } from './fields.ts'
export { mails } from './mails.ts'
