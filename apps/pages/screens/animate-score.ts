/** Animates a round: its beads land one by one while the score counts up. */

const secondsOfScore = 4

/** `box` contains the round chart and `[data-score]`. */
export function animateScore(box: HTMLElement): void {
  const shown = box.querySelector<HTMLElement>('[data-score]')
  const text = shown?.querySelector('span') ?? shown
  const score = Number(shown?.dataset['score'])
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const beads = [...box.querySelectorAll<HTMLElement>('figure li')]
  for (const [place, bead] of beads.entries())
    bead.style.setProperty('--after', `${(place * secondsOfScore) / beads.length}s`)
  box.classList.add('builds')
  if (!text || !(score > 0)) return
  const format = new Intl.NumberFormat(document.documentElement.lang, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const from = performance.now()
  const draw = (now: number) => {
    const part = (now - from) / (secondsOfScore * 1000)
    text.textContent = format.format(score * Math.min(1, Math.max(0, part)))
    if (part < 1 && text.isConnected) requestAnimationFrame(draw)
  }
  draw(from)
}
