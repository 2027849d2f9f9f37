/** What is wrong with a field, said under it. */
import type { Fields } from '../shapes.ts'

export const fields: Fields = {
  required: 'This field is required',
  invalid: 'This value is not valid',
  'invalid-email': 'Invalid email format',
  'weak-password':
    'The password needs at least 6 characters, a lowercase letter, a capital, a number and a special character (@$!%*?&), and no others',
  'passwords-differ': 'The passwords do not match',
  'wrong-captcha': 'The answer to the sum is not right',
  taken: 'This is already taken',
  'too-long': 'This is too long',
  'too-many': 'These are too many',
  'too-small': 'This is too small',
  'too-large': 'This is too large',
  'not-a-number': 'This must be a whole number',
  'not-a-flag': 'This must be yes or no',
  'not-text': 'This must be text',
  'not-a-link': 'This must be a web address',
  'not-a-date': 'This must be a date',
  'not-offered': 'Choose one of the options',
  'not-json': 'The request is not valid JSON',
  'no-tricks': 'At least one trick is needed',
  'empty-combo': 'A combo needs at least one trick',
  'unknown-dub': 'There is no such dub',
  'unknown-entity': 'There is no such entity',
  'unknown-feedback': 'Confirm the trick or mark it as incorrect',
  'unknown-grab': 'There is no such grab',
  'unknown-rule': 'There is no such rule',
  'unknown-stage': 'There is no such stage',
  'unknown-trick': 'There is no such trick',
  'unknown-variation': 'There is no such variation',
}
