/** Fetches the tricks of a published round when its row is opened. */

export function loadTricksWhenOpened(): void {
  // a toggle event does not bubble
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return
      for (const place of target.querySelectorAll<HTMLElement>(':scope > [data-round]')) void fill(place)
    },
    true,
  )
}

/** Reloads the tricks of a changed row, whose round may have been corrected. */
export function reloadTricks(row: HTMLElement): void {
  for (const place of row.querySelectorAll<HTMLElement>('[data-filled]')) {
    delete place.dataset['filled']
    if (place.closest('details')?.open) void fill(place)
  }
}

async function fill(place: HTMLElement): Promise<void> {
  const { round, failed } = place.dataset
  if (!round || place.ariaBusy === 'true' || place.dataset['filled']) return
  place.ariaBusy = 'true'
  const answer = await fetch(`${round}${location.search}`).catch(() => null)
  place.ariaBusy = 'false'
  if (answer?.ok) place.dataset['filled'] = 'true'
  if (answer?.ok) place.innerHTML = await answer.text()
  else place.textContent = failed ?? ''
}
