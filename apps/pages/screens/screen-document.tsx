/** Documents of the big screen and the overlay. */
import type { PublicPage } from '@trickline/contract/public-pages'
import { bigScreenChoices } from '@trickline/contract/screens'
import type { ReactNode } from 'react'
import { renderSVG } from 'uqr'
import type { Language } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { HtmlDocument, NotIndexed } from '../server/html-document.tsx'
import { pageFiles } from '../server/page-files.ts'
import overlayStyles from './overlay.css?inline'
import bigScreenStyles from './big-screen.css?inline'
import screenStyles from './screens.css?inline'

type Props = { name: string; language: Language; parts: PublicPage['parts'] }

/** `address`: the public page. `lines`: the lines of an event, one of which can be fixed; else a kind of picture can be. */
export function BigScreenDocument({
  name,
  address,
  language,
  parts,
  lines,
}: Props & { address: string; lines?: readonly Choice[] }) {
  const words = useMessages('screens')
  const [state, foot, ...pictures] = parts
  return (
    <Screen language={language} title={name} styles={bigScreenStyles} script="big-screen">
      <h1 className="sr-only">{name}</h1>
      <aside>
        <p>
          {words.follow}
          <small>{address.replace(/^https?:\/\//, '')}</small>
        </p>
        {/* oxlint-disable-next-line react/no-danger -- generated here */}
        <div className="code" dangerouslySetInnerHTML={{ __html: renderSVG(address, { border: 2 }) }} />
      </aside>
      <main id="stage">
        {pictures.map((part) => (
          <Part key={part.name} {...part} />
        ))}
      </main>
      <footer>
        <i id="turn" hidden />
        {foot ? <Part {...foot} /> : null}
      </footer>
      {state ? <Part {...state} /> : null}
      <output id="offline" hidden data-words={words.oldSince('{time}')} />
      <SetUp lines={lines} />
    </Screen>
  )
}

type Choice = { id: string; name: string }

/** Controls that appear on a key or a movement of the mouse. Choices are stored on the device. */
function SetUp({ lines }: { lines: readonly Choice[] | undefined }) {
  const words = useMessages('screens')
  const pictures = bigScreenChoices.map((choice) => ({ id: choice, name: words.choices[choice] }))
  const choices = lines ? [{ id: 'rotation', name: words.choices.rotation }, ...lines] : pictures
  return (
    <nav id="set-up" aria-label={words.setUp}>
      {lines ? null : (
        <button type="button" data-choose="">
          {words.follows}
        </button>
      )}
      {choices.map((choice) => (
        <button key={choice.id} type="button" data-choose={choice.id}>
          {choice.name}
        </button>
      ))}
      <fieldset aria-label={words.theme.title}>
        <button type="button" data-colours="light">
          {words.theme.light}
        </button>
        <button type="button" data-colours="dark">
          {words.theme.dark}
        </button>
      </fieldset>
      <button type="button" id="full-screen">
        {words.fullScreen}
      </button>
    </nav>
  )
}

export function OverlayDocument({ name, language, parts }: Props) {
  return (
    <Screen language={language} title={name} styles={overlayStyles} script="overlay">
      <main>
        {parts.map((part) => (
          <Part key={part.name} {...part} />
        ))}
      </main>
    </Screen>
  )
}

function Part({ name, hash, html }: PublicPage['parts'][number]) {
  return (
    <div
      data-part={name}
      data-hash={hash}
      // rendered by React
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

type ScreenProps = {
  language: Language
  title: string
  styles: string
  script: 'big-screen' | 'overlay'
  children: ReactNode
}

function Screen({ styles, ...about }: ScreenProps) {
  return (
    <HtmlDocument
      {...about}
      theme="dark"
      version={screenVersion}
      styles={screenStyles + styles}
      head={<NotIndexed />}
    />
  )
}

/** Names all files, so that a screen opened before a new version reloads. */
export const screenVersion = Object.values(pageFiles.scripts).concat(pageFiles.styles).join(' ')
