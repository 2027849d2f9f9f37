/** Chooses a picture and has it cropped: a file input that looks like a button, and the dialog. */
import { useId, useState } from 'react'
import { buttonClass } from './button.tsx'
import { CropDialog, type CropProps } from './crop-dialog.tsx'

type Props = Omit<CropProps, 'picture' | 'onClose'> & {
  /** The button's text; `title` is the dialog's. */
  label: string
  disabled: boolean
  describedBy?: string | undefined
  /** Called when a picture is chosen, before it is cropped. */
  onChoose?: () => void
}

export function PictureField({
  label,
  disabled,
  describedBy,
  onChoose,
  onCrop,
  onUnreadable,
  ...crop
}: Props) {
  const id = useId()
  const [picture, setPicture] = useState<File | null>(null)
  const close = () => setPicture(null)
  return (
    <>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={describedBy}
        disabled={disabled}
        className="peer sr-only"
        onChange={({ target }) => {
          setPicture(target.files?.[0] ?? null)
          onChoose?.()
          target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className={`${buttonClass()} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-accent-ink`}
      >
        {label}
      </label>
      <CropDialog
        {...crop}
        picture={picture}
        onClose={close}
        onCrop={(cropped) => {
          close()
          onCrop(cropped)
        }}
        onUnreadable={() => {
          close()
          onUnreadable()
        }}
      />
    </>
  )
}
