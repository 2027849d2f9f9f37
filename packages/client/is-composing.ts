/** Keys of an input method (Japanese, Chinese, Korean, accents) are no commands while it composes. */

/** Takes the native event. Safari ends the composition before its Enter arrives, which has only the key code. */
export function isComposing(key: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return key.isComposing || key.keyCode === fromInputMethod
}

const fromInputMethod = 229
