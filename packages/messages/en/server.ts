/** What the server says in English. */
export { demo } from './demo.ts'
export { errors } from './errors.ts'
export { fields } from './fields.ts'
export { mails } from './mails.ts'
