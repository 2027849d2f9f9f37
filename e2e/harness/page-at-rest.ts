/** Waits until a page can be measured or pictured: everything laid out, nothing loading. Both functions run on the page. */

/** Lays out what is otherwise laid out only near the viewport, so that it can be measured. */
export function layOutAll(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [sheet]
}

/** Waits until nothing loads and no text changes. */
export async function standsStill(): Promise<void> {
  const end = performance.now() + 20_000
  // runs on the page, where nothing outside this function exists
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const state = () =>
    [...document.querySelectorAll('[aria-busy="true"]')].some((each) => each.checkVisibility())
      ? null
      : `${document.body.textContent?.length} ${document.body.scrollHeight}`
  await document.fonts.ready
  for (let same = 0, before: string | null = ''; same < 3 && performance.now() < end;) {
    await new Promise(requestAnimationFrame)
    const now = state()
    same = now !== null && now === before ? same + 1 : 0
    before = now
  }
}
