/** The captcha at registration: a sum of two digits, as `a + b` (accounts-and-people §2). The server checks the answer. */

/** Never the same as `before`, so that people see that it is new. */
export function newCaptcha(before = '', random: () => number = Math.random): string {
  const question = `${digit(random)} + ${digit(random)}`
  return question === before ? newCaptcha(before, random) : question
}

function digit(random: () => number): number {
  return Math.floor(random() * 10)
}
