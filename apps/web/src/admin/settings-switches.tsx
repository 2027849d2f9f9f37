/** The settings of the product (calls §7): one switch each, with its effect. */
import type { Settings } from '@trickline/contract/settings'
import { useSettings } from '@trickline/client/settings.ts'
import { useAction } from '../lib/use-action.ts'
import { cardClass } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { SwitchRow } from '@trickline/ui/switch-row.tsx'
import { switchSetting } from './mutations.ts'

const switches = ['mixed', 'online', 'team', 'world_ranking'] as const satisfies (keyof Settings)[]

export function SettingsSwitches() {
  const words = useMessages('admin')
  const settings = useSettings()
  const { run } = useAction()
  const change = (name: keyof Settings, on: boolean) =>
    run(switchSetting, { [name]: on }, { done: words.switched(words.settings[name].name, on) })
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-3 md:grid-cols-2 lg:gap-5">
        {switches.map((name) => (
          <div key={name} className={classNames(cardClass, 'px-4 py-1 sm:px-5 sm:py-2')}>
            <SwitchRow
              name={words.settings[name].name}
              text={words.settings[name].does}
              checked={settings[name]}
              onChange={(on) => void change(name, on)}
            />
          </div>
        ))}
      </div>
      <p className="max-w-reading text-pretty text-soft">{words.settingsNote}</p>
    </div>
  )
}
