/**
 * `node scripts/audit.mjs`: asks the registry for known vulnerabilities in the packages that the product runs with. Exits
 * with 1 for one that is high or critical; if the registry cannot be asked, it says that nothing is known.
 */
import { explain, run, Stop } from './run.mjs'

const { output } = await run('npm', ['audit', '--json', '--omit=dev'], { quiet: true }).catch(explain)
const counts = countsIn(output)
if (counts === null) {
  console.log('Dependencies: the registry could not be asked, so nothing is known of holes in them.')
} else {
  const serious = counts.high + counts.critical
  console.log(`Dependencies: ${serious} high or critical holes, ${counts.moderate + counts.low} others.`)
  if (serious > 0) explain(new Stop('"npm audit --omit=dev" says which.'))
}

/** null: there was no answer. */
function countsIn(text) {
  try {
    return JSON.parse(text.slice(text.indexOf('{'))).metadata?.vulnerabilities ?? null
  } catch {
    return null
  }
}
