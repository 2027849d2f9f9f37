/** Links to the screens: created, shown once, and revoked. */
import { type ScreenKind, screenKinds, type ScreenLink } from '@trickline/contract/screens'
import { useState } from 'react'
import { useAction } from '../../lib/use-action.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { TextField } from '@trickline/ui/field.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { Segmented } from '@trickline/ui/segmented.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { makeScreenLink, revokeScreenLink } from './mutations.ts'

type Props = { competitionId: number; links: readonly ScreenLink[] }
type CreatedLink = { id: number; kind: ScreenKind; address: string }

export function ScreenLinks({ competitionId: id, links }: Props) {
  const words = useMessages('screens')
  const { run } = useAction()
  // each is told once: another does not take its place
  const [made, setMade] = useState<readonly CreatedLink[]>([])
  const make = (kind: ScreenKind) =>
    run(
      makeScreenLink,
      { id, kind },
      { done: ({ link, address }) => setMade((before) => [{ id: link.id, kind, address }, ...before]) },
    )
  const isGood = (created: CreatedLink) => links.some((link) => link.id === created.id)
  return (
    <section aria-labelledby="screen-links" className="flex flex-col gap-3 border-t border-hair pt-4">
      <div>
        <h3 id="screen-links">{words.links}</h3>
        <p className="text-label text-soft">{words.linksHint}</p>
      </div>
      {made.filter(isGood).map((created) => (
        <CreatedLinkNotice key={created.id} {...created} />
      ))}
      <div className="flex flex-wrap gap-2">
        {screenKinds.map((kind) => (
          <Button key={kind} icon={<Icon name="plus" />} onClick={() => void make(kind)}>
            {words.makeLink[kind]}
          </Button>
        ))}
      </div>
      {links.length === 0 ? <p className="text-soft">{words.noLinks}</p> : null}
      <ul>
        {links.map((link) => (
          <LinkRow key={link.id} competitionId={id} link={link} />
        ))}
      </ul>
    </section>
  )
}

function CreatedLinkNotice({ kind, address: made }: CreatedLink) {
  const words = useMessages('screens')
  const common = useMessages('common')
  const [theme, setTheme] = useState<'dark' | 'light'>('dark')
  const address = theme === 'light' ? `${made}&theme=light` : made
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    toast({ text: words.copied, tone: 'good' })
  }
  return (
    <Notice>
      <TextField
        label={common.labelled(nameOf(kind, words), words.shownOnce)}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      {kind === 'overlay' ? (
        <p className="mt-2 text-label">{words.overlayHint}</p>
      ) : (
        <div className="mt-3">
          <Segmented
            label={words.theme.title}
            segments={themes.map((value) => ({ value, label: words.theme[value] }))}
            value={theme}
            onChange={setTheme}
          />
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
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
    </Notice>
  )
}

const themes = ['dark', 'light'] as const

function LinkRow({ competitionId, link }: { competitionId: number; link: ScreenLink }) {
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
    <li className="flex min-h-touch flex-wrap items-center gap-x-3 border-b border-hair py-1">
      <span className="flex-1">
        {nameOf(link.kind, words)}
        <span className="ms-2 text-label text-soft">{words.madeAt(format.dateTime(link.created_at))}</span>
      </span>
      <Button kind="danger" onClick={() => void revoke()}>
        {words.revoke}
      </Button>
    </li>
  )
}

function nameOf(kind: ScreenKind, words: { bigScreen: string; overlay: string }): string {
  return kind === 'overlay' ? words.overlay : words.bigScreen
}
