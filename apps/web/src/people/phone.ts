/** A phone number as the calls spell it, `00` + code + number (accounts-and-people §6), and as its two parts. */

/** Codes of one and of two digits, as the ITU gives them out; all others have three, and none begins another. */
const short = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

export function phoneParts(phone: string | null): { code: string; number: string } {
  const digits = (phone ?? '').replace(/^00/, '')
  const code = short.exec(digits)?.[0] ?? digits.slice(0, 3)
  return { code, number: digits.slice(code.length) }
}

/** Empty when one of the parts is. */
export function phoneOf(code: string, number: string): string {
  const [plainCode, plainNumber] = [plain(code).replace(/^0+/, ''), plain(number)]
  return plainCode === '' || plainNumber === '' ? '' : `00${plainCode}${plainNumber}`
}

/** Without what people put between the digits. */
function plain(written: string): string {
  return written.replace(/[\s().+/-]/g, '')
}
