/** The mode selection, for who has more than one role: asked once after signing in, then a switch in the corner. */
import { useMode } from '../data/mode.ts'
import { useMessages } from '../lib/messages.ts'
import { Segmented } from '../ui/segmented.tsx'

export function ModeSelect() {
  const words = useMessages('home')
  const { modes: names } = useMessages('common')
  const { modes, mode, chooseMode } = useMode()
  if (modes.length === 0) return null
  return (
    <section aria-label={words.modeTitle} className="-mt-2 mb-8 flex flex-col gap-2">
      <Segmented
        label={words.modeTitle}
        segments={modes.map((value) => ({ value, label: names[value] }))}
        value={mode}
        onChange={chooseMode}
      />
      {mode === null ? <p className="text-label text-soft">{words.modeText}</p> : null}
    </section>
  )
}
