import { registerBody } from '@trickline/contract/accounts'
import { expect, test } from 'vitest'
import { newCaptcha } from './captcha.ts'

test('the captcha is a sum of two digits that the server accepts', () => {
  expect(newCaptcha('', () => 0)).toBe('0 + 0')
  expect(newCaptcha('', () => 0.999)).toBe('9 + 9')
  const { success } = registerBody.safeParse({
    name: 'Lucía',
    surname: 'Ñíguez',
    email: 'lucia@trickline.example',
    password: 'Trickline1!',
    password_confirmation: 'Trickline1!',
    captchaQuestion: newCaptcha(),
    captchaAnswer: '7',
  })
  expect(success).toBe(true)
})

test('a new sum is another than the one before', () => {
  const numbers = [0.1, 0.7, 0.1, 0.7, 0.2, 0.3]
  expect(newCaptcha('1 + 7', () => numbers.shift() ?? 0)).toBe('2 + 3')
})
