/** A name for a device, shown to its own user: "Chrome on Android". */
import Bowser from 'bowser'
import { useMessages } from '@trickline/ui/messages.ts'

export function useDeviceName(userAgent: string | null): string {
  const words = useMessages('account')
  // oxlint-disable-next-line import/no-named-as-default-member -- only one of its builds has it by name
  const { browser, os } = Bowser.parse(userAgent || 'unknown')
  if (browser.name && os.name) return words.device(browser.name, os.name)
  // of a program, the name before its version
  const [program = ''] = (userAgent ?? '').split(/[\s/]/)
  return [words.unknownDevice, program].filter(Boolean).join(' · ')
}
