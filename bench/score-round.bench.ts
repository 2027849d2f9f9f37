// How long a judge's screen takes to score a round again after an edit: 60 tricks, the longest a real round gets.
// The aim is under 0.1 ms. Prints the median and the 99th percentile for each rule, and the machine.

import { cpus } from 'node:os'
import { ruleIds, ruleNames, scoreRound } from '@trickline/scoring'
import type { PerformedRow, PerformedTrick } from '@trickline/scoring'

const RUNS = 20_000

// half of them repeats, every fourth with a grab, every fifth dubbed
const sixtyTricks = Array.from({ length: 60 }, (_, index): PerformedTrick => ({
  trickId: 1 + (index % 30),
  value: 2.5 + (index % 12) / 4,
  level: index % 3 === 0 ? 3 : 2,
  endsOnFeet: index % 5 === 4,
  variation: index % 2 === 0 ? 1 : 2,
  grab: index % 4 === 0 ? 17 : null,
  dub: index % 5 === 1 ? 1 : 0,
}))

const tenSingles = sixtyTricks.slice(0, 10).map((trick): PerformedRow => ({ kind: 'single', trick }))
const tenCombosOfFive = Array.from({ length: 10 }, (_, index): PerformedRow => {
  const from = 10 + index * 5
  return { kind: 'combo', tricks: sixtyTricks.slice(from, from + 5) }
})
const rows = [...tenSingles, ...tenCombosOfFive]

console.log(
  `score-round: 60 tricks, ${RUNS} runs, ${cpus()[0]?.model} x ${cpus().length}, Node ${process.version}`,
)
for (const ruleId of ruleIds) {
  const times = millisecondsOfEachRun(() => scoreRound(ruleId, rows)).toSorted((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(4)
  console.log(`  ${ruleNames[ruleId].padEnd(14)} median ${at(0.5)} ms, p99 ${at(0.99)} ms`)
}

function millisecondsOfEachRun(run: () => unknown): number[] {
  for (let warmUp = 0; warmUp < RUNS / 10; warmUp += 1) run()
  return Array.from({ length: RUNS }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
}
