/** Writes `index.html` for a folder of pictures: a row for each screen, with pictures of earlier runs. */
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export async function writeContactSheet(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.png')).toSorted()
  const rows = new Map<string, string[]>()
  for (const file of files) {
    const screen = file.replace(/-\d+-[a-z]+\.png$/, '')
    rows.set(screen, [...(rows.get(screen) ?? []), file])
  }
  const sections = [...rows].map(
    ([screen, pictures]) => `<h2 id="${screen}">${screen}</h2><p>${pictures.map(linked).join('')}</p>`,
  )
  await writeFile(join(folder, 'index.html'), `${head}${sections.join('\n')}\n`)
}

function linked(file: string): string {
  return `<a href="${file}"><img src="${file}" alt="${file}" title="${file}" loading="lazy"></a>`
}

const head = `<!doctype html>
<meta charset="utf-8">
<title>Pictures of Trickline</title>
<style>
  body { font: 16px system-ui; margin: 24px; background: #8a8f94; color: #111 }
  h2 { margin: 32px 0 8px; font-size: 18px }
  p { display: flex; gap: 12px; overflow-x: auto; align-items: start; margin: 0 }
  img { height: 480px; width: auto; object-fit: cover; object-position: top; max-width: 640px }
</style>
`
