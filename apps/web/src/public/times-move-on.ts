/** Estimated times that are late move on together: nobody is on the line before now. They are never announced. */

const everyMilliseconds = 20_000

export function followClock(): void {
  moveOn()
  setInterval(moveOn, everyMilliseconds)
  document.addEventListener('visibilitychange', () => !document.hidden && moveOn())
}

function moveOn(): void {
  const times = [...document.querySelectorAll<HTMLTimeElement>('time[data-zone]')]
  const first = Math.min(...times.map(({ dateTime }) => Date.parse(dateTime)))
  const late = Math.max(0, Date.now() - first)
  for (const time of times) {
    const { zone: timeZone, words = '' } = time.dataset
    const clock = new Intl.DateTimeFormat(document.documentElement.lang, {
      timeStyle: 'short',
      hourCycle: 'h23',
      ...(timeZone && { timeZone }),
    })
    const text = words.replace('{time}', clock.format(Date.parse(time.dateTime) + late))
    if (time.textContent !== text) time.textContent = text
  }
}
