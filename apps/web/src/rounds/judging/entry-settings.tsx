/** The dialog with the preferences for entering rounds and the list of keys (screens §11). */
import { useMessages } from '@trickline/ui/messages.ts'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { Segmented } from '@trickline/ui/segmented.tsx'
import { EntryKeys } from './entry-keys.tsx'
import { useEntryPreferences } from './entry-preferences.ts'

type Props = { open: boolean; onClose: () => void }

export function EntrySettings({ open, onClose }: Props) {
  const { direct } = useMessages('judging')
  const { ways } = useMessages('judgingParts')
  const { collectsFirst, newestFirst, leadSeconds, prefer } = useEntryPreferences()
  return (
    <Dialog open={open} onClose={onClose} title={direct.settings}>
      <div>
        <Segmented
          full
          label={ways.aTap}
          value={collectsFirst ? 'collect' : 'direct'}
          segments={[
            { value: 'direct', label: ways.aTapEnters },
            { value: 'collect', label: ways.aTapCollects },
          ]}
          onChange={(way) => prefer({ collectsFirst: way === 'collect' })}
        />
        <p className="mt-1.5 text-label text-soft">{ways.aTapHint}</p>
      </div>
      <Segmented
        full
        label={ways.order}
        value={newestFirst ? 'newest' : 'performed'}
        segments={[
          { value: 'newest', label: direct.newestFirst },
          { value: 'performed', label: direct.performedOrder },
        ]}
        onChange={(order) => prefer({ newestFirst: order === 'newest' })}
      />
      <div>
        <Segmented
          full
          label={ways.lead}
          value={leadSeconds}
          segments={[0, 1, 1.5, 2, 3].map((seconds) => ({ value: seconds, label: seconds }))}
          onChange={(seconds) => prefer({ leadSeconds: seconds })}
        />
        <p className="mt-1.5 text-label text-soft">{ways.leadHint}</p>
      </div>
      <EntryKeys />
    </Dialog>
  )
}
