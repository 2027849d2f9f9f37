/** Converts a phone number between the API's form, `00` + code + number (accounts-and-people §6), and its two parts. */

/** Country codes (ITU) with one or two digits; all others have three. */
const shortCodes = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

const fewestDigits = 5

/** Leaves at least five digits for the number if the code is not in the list. */
export function phoneParts(phone: string | null): { code: string; number: string } {
  const digits = (phone ?? '').replace(/^00/, '')
  const code = shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3)
  const codeLength = Math.max(1, Math.min(code.length, digits.length - fewestDigits))
  return { code: digits.slice(0, codeLength), number: digits.slice(codeLength) }
}

/** Empty without code or number. Parts that make no phone number are joined, for the API to refuse (`not-a-phone`). */
export function phoneOf(code: string, number: string): string {
  const [plainCode, plainNumber] = [plain(code).replace(/^0+/, ''), plain(number)]
  if (plainCode === '' || plainNumber === '') return ''
  const isPhone = /^\d{1,4}$/.test(plainCode) && plainNumber.length >= fewestDigits
  return `${isPhone ? '00' : ''}${plainCode}${plainNumber}`
}

function plain(text: string): string {
  return text.replace(/[\s().+/-]/g, '')
}
