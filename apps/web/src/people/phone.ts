/** A phone number as the API spells it, `00` + code + number (accounts-and-people §6), and its two parts. */

/** Country codes (ITU) of one and two digits; all others have three. */
const shortCodes = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

export function phoneParts(phone: string | null): { code: string; number: string } {
  const digits = (phone ?? '').replace(/^00/, '')
  const code = shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3)
  return { code, number: digits.slice(code.length) }
}

export function phoneOf(code: string, number: string): string {
  const [plainCode, plainNumber] = [plain(code).replace(/^0+/, ''), plain(number)]
  return plainCode === '' || plainNumber === '' ? '' : `00${plainCode}${plainNumber}`
}

function plain(text: string): string {
  return text.replace(/[\s().+/-]/g, '')
}
