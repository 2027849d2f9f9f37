/** A name for a device, shown to its own user: "Chrome on Android". */
import Bowser from 'bowser'
import { useMessages } from '@trickline/ui/messages.ts'

export function useDeviceName(userAgent: string | null): string {
  const words = useMessages('account')
  // oxlint-disable-next-line import/no-named-as-default-member -- only one of its builds has it by name
  const { browser, os } = Bowser.parse(userAgent || 'unknown')
  return browser.name && os.name ? words.device(browser.name, os.name) : words.unknownDevice
}
