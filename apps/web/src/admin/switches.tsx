/** What is offered to everybody (calls §7): each switch with what it does. */
import type { Settings } from '@trickline/contract/settings'
import { useSettings } from '../data/settings.ts'
import { useAgreed } from '../data/use-agreed.ts'
import { carryOut } from '../data/verb.ts'
import { useMessages } from '../lib/messages.ts'
import { toast } from '../ui/toast.tsx'
import { switchSetting } from './verbs.ts'

const switches = ['mixed', 'online', 'team', 'world_ranking'] as const satisfies (keyof Settings)[]

export function Switches() {
  const words = useMessages('admin')
  const settings = useSettings()
  const agreed = useAgreed()
  const turn = async (name: keyof Settings, on: boolean) => {
    if (await agreed(carryOut(switchSetting, { [name]: on }), 'the setting was not changed'))
      toast({ text: words.switched(words.settings[name].name, on), tone: 'good' })
  }
  return (
    <div className="flex max-w-reading flex-col gap-3">
      {switches.map((name) => (
        <label
          key={name}
          className="flex min-h-touch cursor-pointer items-start gap-4 rounded-card border border-hair bg-raised p-4 has-checked:border-ink has-focus-visible:outline-3 has-focus-visible:outline-accent-ink"
        >
          <input
            type="checkbox"
            role="switch"
            className="mt-0.5 size-6 shrink-0"
            checked={settings[name]}
            onChange={({ target }) => void turn(name, target.checked)}
          />
          <span className="min-w-0">
            <span className="block font-semibold">{words.settings[name].name}</span>
            <span className="block text-soft">{words.settings[name].does}</span>
          </span>
        </label>
      ))}
      <p className="text-label text-soft">{words.settingsNote}</p>
    </div>
  )
}
