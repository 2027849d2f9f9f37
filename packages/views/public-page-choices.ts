/** Choices on the public pages (screens §36), stored in `localStorage` because they are read before the first paint. */

export type ListChoice = 'following' | 'opened' | 'entered'
export type SwitchChoice = 'hide-scores' | 'notices'

const mostKept = 200

/** Ids of followed athletes, keys of revealed phases (`12:final`), or own entries as competition and person (`12:7`). */
export function chosenIds(choice: ListChoice): string[] {
  return (readChoice(choice) ?? '').split(' ').filter((each) => /^[\w:-]+$/.test(each))
}

export function toggleChosenId(choice: ListChoice, name: string): void {
  const before = chosenIds(choice)
  const after = before.includes(name) ? before.filter((each) => each !== name) : [...before, name]
  writeChoice(choice, after.slice(-mostKept).join(' '))
}

/** The app stores it for the public page of the competition; logout removes it. */
export function keepEntry(competitionId: number, userId: number, isEntered: boolean): void {
  const key = `${competitionId}:${userId}`
  if (chosenIds('entered').includes(key) !== isEntered) toggleChosenId('entered', key)
}

export function isSwitchedOn(choice: SwitchChoice): boolean {
  return readChoice(choice) === 'on'
}

export function setSwitch(choice: SwitchChoice, isOn: boolean): void {
  writeChoice(choice, isOn ? 'on' : '')
}

/** `key`: the key of a phase; undefined: there is nothing to hide. */
export function areScoresHidden(key: string | undefined): boolean {
  return key !== undefined && isSwitchedOn('hide-scores') && !chosenIds('opened').includes(key)
}

/** Applies the choices as attributes and styles, which parts added later follow too. */
export function applyChoices(): void {
  const page = document.documentElement
  const theme = readChoice('theme')
  if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme
  page.toggleAttribute('data-hides-scores', isSwitchedOn('hide-scores'))
  page.toggleAttribute('data-signed-in', readChoice('signed-in') !== null)
  applyEntry()
  const following = chosenIds('following').map((id) => `[data-athlete="${id}"]`)
  const opened = chosenIds('opened')
  const own = Number(readChoice('signed-in'))
  const chosen = document.getElementById('chosen') ?? document.createElement('style')
  chosen.id = 'chosen'
  chosen.textContent = [
    following.length > 0
      ? `[data-part=following]:has(${following.join()}){display:block}${following.join()}{display:flex}`
      : '',
    own ? `[data-coming="${own}"]{order:-1}[data-coming="${own}"] [data-own]{display:block}` : '',
    ...opened.map(
      (key) => `[data-spoils="${key}"]{display:block!important}[data-cover="${key}"]{display:none!important}`,
    ),
  ].join('')
  document.head.append(chosen)
}

/** Sets the document's `data-entry`: `in` if the page lists the person's place, otherwise `waiting`. Repeat when rows change. */
export function applyEntry(): void {
  const { dataset } = document.documentElement
  const person = readChoice('signed-in') ?? ''
  const [, competition = ''] = dataset['live']?.match(/^\/live\/(\d+)$/) ?? []
  if (!chosenIds('entered').includes(`${competition}:${person}`)) delete dataset['entry']
  else dataset['entry'] = document.querySelector(`[data-coming="${person}"]`) ? 'in' : 'waiting'
}

export function choosePublicTheme(theme: 'light' | 'dark'): void {
  writeChoice('theme', theme)
  applyChoices()
}

export function readChoice(name: string): string | null {
  try {
    return localStorage.getItem(`trickline.${name}`)
  } catch {
    return null
  }
}

/** Without `localStorage` a choice lasts until the page is closed. */
export function writeChoice(name: string, value: string): void {
  try {
    localStorage.setItem(`trickline.${name}`, value)
  } catch {
    // storage is full or switched off
  }
}
