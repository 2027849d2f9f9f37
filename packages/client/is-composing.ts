/** Tells keys of an input method (Japanese, Chinese, Korean, accents) from commands, so that composing triggers none. */

/** Takes the native event. Safari ends the composition before its Enter arrives; only the key code tells that Enter apart. */
export function isComposing(key: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return key.isComposing || key.keyCode === fromInputMethod
}

const fromInputMethod = 229
