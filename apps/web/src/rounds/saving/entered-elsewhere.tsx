/** Tells judges that the round is being entered on another of their devices, or that this is unknown. */
import type { OtherDevice } from '@trickline/contract/entering'
import { AsOf } from '@trickline/ui/as-of.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Notice } from '@trickline/ui/notice.tsx'
import { serverNow } from '@trickline/client/server-time.ts'
import { useDeviceName } from '../../lib/device-name.ts'
import type { ElsewhereAnswer } from './use-entered-elsewhere.ts'

type Props = {
  /** null: the server has not answered. */
  answer: ElsewhereAnswer | null
  /** The server has not answered and cannot be asked now. */
  isUnknown: boolean
  isOffline: boolean
}

export function EnteredElsewhere({ answer, isUnknown, isOffline }: Props) {
  const { enteredElsewhere } = useMessages('judgingParts')
  if (answer?.elsewhere)
    return <OnOtherDevice elsewhere={answer.elsewhere} asOf={isOffline ? answer.at : null} />
  return isUnknown ? <Notice>{enteredElsewhere.unknown}</Notice> : null
}

type OtherDeviceProps = {
  elsewhere: OtherDevice
  /** When the answer came, epoch milliseconds; null: just now. */
  asOf: number | null
}

function OnOtherDevice({ elsewhere, asOf }: OtherDeviceProps) {
  const { enteredElsewhere: words } = useMessages('judgingParts')
  const format = useFormat()
  const device = useDeviceName(elsewhere.user_agent)
  const [began, reported] = [elsewhere.began_at, elsewhere.reported_at].map((at) =>
    format.timeOrDate(at, serverNow()),
  )
  return (
    <Notice>
      {/* one line, so that the tiles keep their room */}
      <details className="group -my-2">
        <summary className="flex min-h-touch list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1 leading-tight">{words.title}</span>
          <Icon name="down" className="size-5 shrink-0 text-soft group-open:rotate-180" />
        </summary>
        <p>{words.known(device, elsewhere.tricks, { began: began ?? '', reported: reported ?? '' })}</p>
        <p className="text-soft">{words.consequence}</p>
        <AsOf at={asOf} />
      </details>
    </Notice>
  )
}
