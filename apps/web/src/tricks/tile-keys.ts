/** The keys of the tiles by their position on the keyboard, which is the same in every layout. */
export const tileKeys = [
  ...Array.from({ length: 10 }, (_, cell) => {
    const digit = String((cell + 1) % 10)
    return { code: `Digit${digit}`, shown: digit }
  }),
  { code: 'Minus', shown: '-' },
  { code: 'Equal', shown: '=' },
]

export function pressTile(code: string): boolean {
  const cell = tileKeys.findIndex((key) => key.code === code)
  const tile = cell === -1 ? null : document.querySelector<HTMLElement>(`button[data-cell="${cell}"]`)
  tile?.click()
  return cell !== -1
}
