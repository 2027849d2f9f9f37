/** The share sheet's row for the big screen or the overlay: creates a link, shows it below, and revokes it. */
import type { ScreenKind, ScreenLink } from '@trickline/contract/screens'
import { useState } from 'react'
import { useAction } from '../../lib/use-action.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { TextField } from '@trickline/ui/field.tsx'
import { Icon, type IconName } from '@trickline/ui/icon.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { Segmented } from '@trickline/ui/segmented.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { makeScreenLink, revokeScreenLink } from './mutations.ts'
import { ShareRow } from './share-row.tsx'

/** The server sends the address only once. */
export type MadeLink = { id: number; address: string }

type Props = {
  competitionId: number
  kind: ScreenKind
  links: readonly ScreenLink[]
  made: readonly MadeLink[]
  onMade: (link: MadeLink) => void
}

export function ScreenLinks({ competitionId: id, kind, links, made, onMade }: Props) {
  const words = useMessages('screens')
  const { run, busy } = useAction()
  const make = () =>
    run(makeScreenLink, { id, kind }, { done: ({ link, address }) => onMade({ id: link.id, address }) })
  return (
    <ShareRow
      icon={icons[kind]}
      title={kind === 'overlay' ? words.overlay : words.bigScreen}
      text={words.hints[kind]}
      action={
        <Button busy={busy} aria-label={words.makeLink[kind]} onClick={() => void make()}>
          {words.makeALink}
        </Button>
      }
    >
      {links
        .filter((link) => link.kind === kind)
        .map((link) => (
          <Link
            key={link.id}
            competitionId={id}
            link={link}
            address={made.find((each) => each.id === link.id)?.address}
          />
        ))}
    </ShareRow>
  )
}

const icons: Record<ScreenKind, IconName> = { 'big-screen': 'screen', overlay: 'video' }

type LinkProps = { competitionId: number; link: ScreenLink; address: string | undefined }

function Link({ competitionId, link, address }: LinkProps) {
  const words = useMessages('screens')
  const format = useFormat()
  const { run } = useAction()
  const revoke = () => {
    const { revokeTitle: title, revokeConsequence: consequence, revoke: action } = words
    const variables = { id: competitionId, linkId: link.id }
    return run(revokeScreenLink, variables, {
      question: { title, consequence, action, kind: 'danger' },
      done: { text: words.revoked },
    })
  }
  return (
    <li className="flex flex-col gap-2 pb-3">
      <div className="flex items-center justify-between gap-3">
        <span className="text-label text-soft">{words.madeAt(format.dateTime(link.created_at))}</span>
        <IconButton icon="trash" label={words.revoke} onClick={() => void revoke()} />
      </div>
      {address === undefined ? null : <Address kind={link.kind} address={address} />}
    </li>
  )
}

function Address({ kind, address: made }: { kind: ScreenKind; address: string }) {
  const words = useMessages('screens')
  const common = useMessages('common')
  const [theme, setTheme] = useState<'dark' | 'light'>('dark')
  const address = theme === 'light' ? `${made}&theme=light` : made
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    toast({ text: words.copied, tone: 'good' })
  }
  const name = kind === 'overlay' ? words.overlay : words.bigScreen
  return (
    <>
      <TextField
        label={common.labelled(name, words.shownOnce)}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      {kind === 'overlay' ? (
        <p className="text-label text-soft">{words.overlayHint}</p>
      ) : (
        <Segmented
          label={words.theme.title}
          segments={themes.map((value) => ({ value, label: words.theme[value] }))}
          value={theme}
          onChange={setTheme}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {/* the clipboard needs a secure context: https or localhost */}
        {window.isSecureContext ? (
          <Button icon={<Icon name="copy" />} onClick={() => void copy()}>
            {words.copyLink}
          </Button>
        ) : null}
        <a className={buttonClass()} href={address} target="_blank" rel="noreferrer">
          {words.openLink}
        </a>
      </div>
    </>
  )
}

const themes = ['dark', 'light'] as const
