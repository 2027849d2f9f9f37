// Golden rounds about whole rounds, worked out by hand: repetition, dubs, style, variety, rounding.

import {
  asc360,
  aTrick,
  bb180,
  bb360,
  bb360Feet,
  bb540,
  bbfFeet,
  bs,
  combo,
  dubbed,
  free360,
  fs,
  grabbed,
  mute,
  single,
  singles,
  squirrel,
} from './tricks.ts'
import type { GoldenRound } from './golden-round.ts'

const performedCombo = combo(
  fs(bb360),
  grabbed(bs(free360), mute),
  dubbed(bs(asc360), 1),
  grabbed(bbfFeet, squirrel),
)

// The worked round of scoring §13. Points of the combo's tricks: 4.5 x 0.75 = 3.375, 5.75, 5 x 0.8 = 4, 7: sum 20.125.
// Singles: 4.5 and 7 x 0.75 x 0.5 = 2.625, together 7.125. Three grabs: 10 %. Four keys: 4.
// Rule 1: 4.5 + (4.5 + 5.75 + 5 + 7) + 7 = 33.75
// Rule 2: (7.125 + 20.125 x 1.5) = 37.3125; x 1.1 = 41.04375; + 4 = 45.04375
// Rule 3: (7.125 + 20.125 x 1.65) = 40.33125; x 1.1 = 44.364375; + 4 = 48.364375
// Rule 4: 3.375 x 1.02 + 5.75 x 1.04 + 4 x 1.06 + 7 x 1.08 = 3.4425 + 5.98 + 4.24 + 7.56 = 21.2225;
//         mean level 9 / 4 = 2.25, x 1.1125; feet at level 3, x 1.2: 28.3320375; + 7.125 = 35.4570375;
//         x 1.1 = 39.00274125; + 4 = 43.00274125
export const workedRound: GoldenRound = {
  title: 'the worked round of scoring §13',
  rows: [single(fs(bb360)), performedCombo, single(dubbed(grabbed(bbfFeet, squirrel), 2))],
  totals: { 1: 33.75, 2: 45.04, 3: 48.36, 4: 43 },
}

export const wholeRound: GoldenRound[] = [
  workedRound,
  {
    // The combo's BB360 is now the first one: 4.5 + 5.75 + 4 + 7 = 21.25. The last single stays 2.625, grabs 3, keys 4.
    // Rule 1: 22.25 + 7 = 29.25
    // Rule 2: 21.25 x 1.5 = 31.875; + 2.625 = 34.5; x 1.1 = 37.95; + 4 = 41.95
    // Rule 3: 21.25 x 1.65 = 35.0625; + 2.625 = 37.6875; x 1.1 = 41.45625; + 4 = 45.45625
    // Rule 4: 4.59 + 5.98 + 4.24 + 7.56 = 22.37; x 1.1125 x 1.2 = 29.86395; + 2.625 = 32.48895; x 1.1 = 35.737845; + 4
    title: 'deleting the first single gives the trick in the combo its full share back',
    rows: [performedCombo, single(dubbed(grabbed(bbfFeet, squirrel), 2))],
    totals: { 1: 29.25, 2: 41.95, 3: 45.46, 4: 39.74 },
  },
  {
    // 4.5 x (1 + 0.75 + 0.5 + 0.25 + 0.25) = 12.375; one key.
    // Rule 1: 5 x 4.5 = 22.5. Others: 12.375 + 1 = 13.375, half up 13.38
    title: 'the same trick five times counts 100, 75, 50, 25 and 25 %',
    rows: singles(fs(bb360), fs(bb360), fs(bb360), fs(bb360), fs(bb360)),
    totals: { 1: 22.5, 2: 13.38, 3: 13.38, 4: 13.38 },
  },
  {
    // FS twice 4.5 + 3.375; then 4.5 BS, 4.5 FS + Mute, 5.5: sum 22.375. One grab 5 %: 23.49375. Four keys: 27.49375.
    // Rule 1: 4 x 4.5 + 5.5 = 23.5
    title: 'another side, grab or landing starts a new count',
    rows: singles(fs(bb360), fs(bb360), bs(bb360), grabbed(fs(bb360), mute), fs(bb360Feet)),
    totals: { 1: 23.5, 2: 27.49, 3: 27.49, 4: 27.49 },
  },
  {
    // Three values of the side, three keys: 13.5 + 3 = 16.5
    title: 'no side, FS and BS are three different tricks',
    rows: singles(bb360, fs(bb360), bs(bb360)),
    totals: { 1: 13.5, 2: 16.5, 3: 16.5, 4: 16.5 },
  },
  {
    // 4.5 + 3.375 = 7.875; no grab, one key: 8.875, half up 8.88
    title: '"No grab" repeats the trick without a grab and adds no style',
    rows: singles(bb360, grabbed(bb360, 18)),
    totals: { 1: 9, 2: 8.88, 3: 8.88, 4: 8.88 },
  },
  {
    // 4.5 + 3.375 + 5.75 + 5 = 18.625; three grabs 10 %: 20.4875; three keys: 23.4875
    // Rule 1: 4.5 + 4.5 + 5.75 + 5 = 19.75
    title: 'a repeated grab counts for style again, "No grab" does not',
    rows: singles(
      grabbed(bb360, mute),
      grabbed(bb360, mute),
      grabbed(free360, squirrel),
      grabbed(asc360, 18),
    ),
    totals: { 1: 19.75, 2: 23.49, 3: 23.49, 4: 23.49 },
  },
  {
    // 4.5 x 0.8 + 5.75 x 0.5 + 5 x 0.2 = 3.6 + 2.875 + 1 = 7.475; three keys: 10.475, half up 10.48
    title: 'dubs leave 80, 50 and 20 % of a trick, and all of its variety',
    rows: singles(dubbed(bb360, 1), dubbed(free360, 2), dubbed(asc360, 3)),
    totals: { 1: 15.25, 2: 10.48, 3: 10.48, 4: 10.48 },
  },
  {
    // 4.5 x 0.2 = 0.9; then 4.5 x 0.75 = 3.375; 4.275 + 1 = 5.275, half up 5.28
    title: 'a dubbed trick is an occurrence like any other',
    rows: singles(dubbed(bb360, 3), bb360),
    totals: { 1: 9, 2: 5.28, 3: 5.28, 4: 5.28 },
  },
  {
    // BB540 + Mute dub 50 %: 3.5; BB540 + Squirrel 7: 10.5; two grabs 10 %: 11.55; two keys: 13.55
    title: 'a dubbed trick with a grab counts for style',
    rows: singles(dubbed(grabbed(bb540, mute), 2), grabbed(bb540, squirrel)),
    totals: { 1: 14, 2: 13.55, 3: 13.55, 4: 13.55 },
  },
  {
    // 2.5 x 1.05 = 2.625; + 1 = 3.625, half up 3.63
    title: 'style is for the score, not for the variety points',
    rows: [single(grabbed(bb180, mute))],
    totals: { 1: 2.5, 2: 3.63, 3: 3.63, 4: 3.63 },
  },
  {
    // 1.005 is a little less in binary. Rule 1: 1.01. Others: + 1 = 2.005, 2.01
    title: 'a half is rounded up even where binary arithmetic falls just short of it',
    rows: [single(aTrick(1, 1.005, 1))],
    totals: { 1: 1.01, 2: 2.01, 3: 2.01, 4: 2.01 },
  },
  { title: 'an empty round is worth nothing', rows: [], totals: { 1: 0, 2: 0, 3: 0, 4: 0 } },
]
