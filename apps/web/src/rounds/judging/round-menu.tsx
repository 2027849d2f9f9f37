/** Rarely needed actions while a round is entered: video, rule, way of entering, cancelling or clearing. */
import { paths } from '@trickline/views/paths.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { Menu } from '@trickline/ui/menu.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import type { Choice } from '../choice-button.tsx'

export type MenuChoices = {
  /** null: the round has no video. */
  isVideoOpen: boolean | null
  onVideo: () => void
  ruleName: string
  onSettings: () => void
  /** Cancels or clears the round. */
  other: Choice
}

export function RoundMenu({ isPressed, ...choices }: MenuChoices & { isPressed: boolean }) {
  const { isVideoOpen, onVideo, ruleName, onSettings, other } = choices
  const common = useMessages('common')
  const words = useMessages('judging')
  const format = useFormat()
  const { videoBox } = words
  return (
    <Menu
      isPressed={isPressed}
      label={common.more}
      items={[
        {
          label: isVideoOpen === null ? videoBox.add : isVideoOpen ? videoBox.hide : videoBox.show,
          icon: 'video',
          onChoose: onVideo,
        },
        {
          label: format.joined(common.nav.rulebooks, ruleName),
          icon: 'website',
          onChoose: () => void open(paths.rulebooks, '_blank'),
        },
        { label: words.direct.settings, icon: 'settings', onChoose: onSettings },
        {
          label: other.label,
          icon: 'close',
          kind: 'danger',
          disabledReason: other.isBusy ? words.states.sending : other.disabledReason,
          onChoose: other.onTake,
        },
      ]}
    />
  )
}
