/** For tests: a browser's storage where Node has none, empty before each test. */
import { afterAll, beforeEach, vi } from 'vitest'

export function withStorage(): void {
  beforeEach(() => void vi.stubGlobal('localStorage', new Stored()))
  afterAll(() => void vi.unstubAllGlobals())
}

/** What it holds are its own properties, as in a browser: `Object.keys` names them. */
class Stored {
  [key: string]: unknown
  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, text: string): void {
    this[key] = text
  }
  removeItem(key: string): void {
    delete this[key]
  }
}
