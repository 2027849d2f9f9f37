/** Keys of an input method (Japanese, Chinese, Korean, accents): until the syllable is taken they are no commands. */

/** Give it the native event. Safari ends the composing before its Enter arrives, which then is only known by its code. */
export function isComposing(key: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return key.isComposing || key.keyCode === fromInputMethod
}

const fromInputMethod = 229
