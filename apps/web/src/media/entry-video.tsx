/** The video of a round that is entered (screens §16): its player, or how a link is added. Changes are saved with the round. */
import { VideoToggle } from './video-box.tsx'
import { NewVideoLink } from './video-link-form.tsx'
import { VideoPanel } from './video-panel.tsx'

type Props = {
  link: string | null
  /** null: the round is being sent. */
  onChange: ((link: string | null) => void) | null
  /** In full size; otherwise it is a row of the screen. */
  isBeside: boolean
  open: boolean
  setOpen: (open: boolean) => void
  /** A link is asked for. */
  adds: boolean
  onAdded: () => void
}

export function EntryVideo({ link, onChange, isBeside, open, setOpen, adds, onAdded }: Props) {
  return (
    <>
      {link === null ? null : (
        <VideoPanel
          {...{ link, onChange, open, setOpen }}
          place={isBeside ? 'box' : 'row'}
          // the menu hides a row
          toggle={isBeside ? <VideoToggle {...{ open }} onToggle={() => setOpen(!open)} /> : null}
        />
      )}
      <NewVideoLink
        open={adds}
        onClose={onAdded}
        onSave={(added) => {
          onChange?.(added)
          setOpen(true)
          onAdded()
        }}
      />
    </>
  )
}
