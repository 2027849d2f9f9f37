/** The captcha of the registration: a sum of two digits, as `a + b` (accounts-and-people §2). The server checks the answer. */
export function newCaptcha(random: () => number = Math.random): string {
  return `${digit(random)} + ${digit(random)}`
}

function digit(random: () => number): number {
  return Math.floor(random() * 10)
}
