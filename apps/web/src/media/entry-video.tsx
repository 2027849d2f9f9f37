/** The video of a round being entered (screens §16): its player, or the form to add a link. Changes are saved with the round. */
import { VideoToggle } from './video-box.tsx'
import { NewVideoLink } from './video-link-form.tsx'
import { VideoPanel } from './video-panel.tsx'

type Props = {
  link: string | null
  /** null: the round is being sent. */
  onChange: ((link: string | null) => void) | null
  /** The video has its full size; otherwise it is a row of the screen. */
  isBeside: boolean
  open: boolean
  setOpen: (open: boolean) => void
  /** Shows the form for a link. */
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
          // as a row, the menu hides it
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
