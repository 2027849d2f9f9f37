/** A secret that the server sends once, to be copied. */
import { type ReactNode, useState } from 'react'
import { Button } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { toast } from '@trickline/ui/toast.tsx'

type NewSecretProps = {
  title: string
  onClose: () => void
  /** The form that makes it. */
  children: (onMade: (secret: string) => void) => ReactNode
}

export function NewSecret({ title, onClose, children }: NewSecretProps) {
  const [secret, setSecret] = useState<string>()
  return secret === undefined ? (
    children(setSecret)
  ) : (
    <ShownOnce title={title} secret={secret} onClose={onClose} />
  )
}

type Props = { title: string; text?: string; secret: string; onClose: () => void }

export function ShownOnce({ title, text, secret, onClose }: Props) {
  const words = useMessages('account').tokens
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    toast({ text: words.copied, tone: 'good' })
  }
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {/* the clipboard needs a secure context: https or localhost */}
          {window.isSecureContext ? (
            <Button kind="primary" onClick={() => void copy()}>
              {words.copy}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{text ?? words.secretText}</p>
      <p className="mt-3 rounded-control bg-sunken p-3 font-mono [overflow-wrap:anywhere] whitespace-pre-line select-all">
        {secret}
      </p>
    </Dialog>
  )
}
