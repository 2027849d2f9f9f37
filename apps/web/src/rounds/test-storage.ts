/** For tests: a browser's storage where Node has none, empty before each test. */
import { afterAll, beforeEach, vi } from 'vitest'

export function withStorage(): void {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
  beforeEach(() => stored.clear())
  afterAll(() => void vi.unstubAllGlobals())
}
