/** The settings of the product (calls §7): one switch each, with its effect. */
import type { Settings } from '@trickline/contract/settings'
import { useId } from 'react'
import { useSettings } from '@trickline/client/settings.ts'
import { useAction } from '../lib/use-action.ts'
import { cardClass } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { switchSetting } from './mutations.ts'

const switches = ['mixed', 'online', 'team', 'world_ranking'] as const satisfies (keyof Settings)[]

export function SettingsSwitches() {
  const words = useMessages('admin')
  const id = useId()
  const settings = useSettings()
  const { run } = useAction()
  const change = (name: keyof Settings, on: boolean) =>
    run(switchSetting, { [name]: on }, { done: words.switched(words.settings[name].name, on) })
  return (
    <div className="flex max-w-reading flex-col gap-3">
      <div className={classNames(cardClass, 'divide-y divide-hair px-4')}>
        {switches.map((name) => (
          <div key={name} className="py-2">
            <label className="flex min-h-touch cursor-pointer items-center gap-4 font-semibold">
              <input
                type="checkbox"
                className="size-6 shrink-0"
                aria-describedby={`${id}-${name}`}
                checked={settings[name]}
                onChange={({ target }) => void change(name, target.checked)}
              />
              {words.settings[name].name}
            </label>
            <p id={`${id}-${name}`} className="ms-10 pb-2 text-soft">
              {words.settings[name].does}
            </p>
          </div>
        ))}
      </div>
      <p className="text-label text-soft">{words.settingsNote}</p>
    </div>
  )
}
