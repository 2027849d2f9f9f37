/** Mode selection for people with several roles: a question after sign-in, then a switch next to the greeting. */
import { useMode } from '@trickline/client/role-mode.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Segmented } from '@trickline/ui/segmented.tsx'

export function ModeQuestion() {
  const words = useMessages('home')
  const { modes } = useMode()
  if (modes.length === 0) return null
  return (
    <section aria-label={words.modeTitle} className="-mt-2 mb-8 flex flex-col gap-2">
      <p className="text-lead font-semibold">{words.modeTitle}</p>
      <ModeSwitch />
      <p className="text-label text-soft">{words.modeText}</p>
    </section>
  )
}

export function ModeSwitch() {
  const common = useMessages('common')
  const { modes, mode, chooseMode } = useMode()
  return (
    <Segmented
      label={common.mode}
      labelHidden
      segments={modes.map((value) => ({ value, label: common.modes[value] }))}
      value={mode}
      onChange={chooseMode}
    />
  )
}
