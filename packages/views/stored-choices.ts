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

export function applyHiddenScores(): void {
  document.documentElement.toggleAttribute('data-hides-scores', isSwitchedOn('hide-scores'))
}
