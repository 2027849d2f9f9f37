import { expect, test } from 'vitest'
import { languages, pickLanguage } from './languages.ts'
import { messagesFor } from './messages-for.ts'

test('a browser that prefers a language we lack gets the next one it reads', () => {
  expect(pickLanguage('eu, es-MX;q=0.8, en;q=0.5')).toBe('es')
  expect(pickLanguage('en;q=0.2,ES;q=0.9')).toBe('es')
  expect(pickLanguage('es;q=0, en')).toBe('en')
})

test('without a language of ours there is none to pick', () => {
  for (const header of ['', '*', 'xx', ';;,', null, undefined]) expect(pickLanguage(header)).toBeNull()
})

test('the reference is quoted to the letter', () => {
  expect(messagesFor('en').errors['error-email']).toBe('The email does not exist registered!')
  expect(messagesFor('en').errors['error-password']).toBe('Password is incorrect!')
  expect(messagesFor('en').errors['no-session']).toBe('Without authorization!')
  expect(messagesFor('en').errors.unexpected).toBe('An error occurred, please try again later.')
  expect(messagesFor('en').fields['invalid-email']).toBe('Invalid email format')
  expect(messagesFor('es').fields.required).toBe('Este campo es obligatorio')
})

test('no language leaves a sentence empty', () => {
  for (const language of languages) {
    const { errors, fields } = messagesFor(language)
    for (const sentence of [...Object.values(errors), ...Object.values(fields)])
      expect(sentence).toMatch(/\S/)
  }
})
