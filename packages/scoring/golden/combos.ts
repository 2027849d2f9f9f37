// Golden rounds about combos, worked out by hand: size, feet, place, level, and what removes combo points.

import {
  asc360,
  aTrick,
  bb180,
  bb360,
  bb360Feet,
  bb540,
  bb540Feet,
  bb900,
  bbfFeet,
  bs,
  combo,
  dubbed,
  free360,
} from './tricks.ts'
import type { GoldenRound } from './golden-round.ts'

const twelveTricks = Array.from({ length: 12 }, (_, index) => aTrick(index + 1, 5, 2))

export const combos: GoldenRound[] = [
  {
    // 4.5, not 4.5 x 1.02; + 1
    title: 'a combo of one trick earns nothing for being a combo',
    rows: [combo(bb360)],
    totals: { 1: 4.5, 2: 5.5, 3: 5.5, 4: 5.5 },
  },
  {
    // 4.5 + 5.75 + 5 x 0.2 = 11.25; + 3. Rule 1: 15.25
    title: 'an 80 % dub on the last trick removes combo points',
    rows: [combo(bb360, free360, dubbed(asc360, 3))],
    totals: { 1: 15.25, 2: 14.25, 3: 14.25, 4: 14.25 },
  },
  {
    // 4.5 + 8 x 0.2 = 6.1; + 2: no feet, place or level either. Rule 1: 12.5
    title: 'an 80 % dub on a last trick on the feet removes combo points too',
    rows: [combo(bb360, dubbed(bb540Feet, 3))],
    totals: { 1: 12.5, 2: 8.1, 3: 8.1, 4: 8.1 },
  },
  {
    // Rules 2, 3: 4.5 + 5.75 + 5 x 0.5 = 12.75; x 1.5 = 19.125; + 3 = 22.125, half up 22.13
    // Rule 4: 4.59 + 5.98 + 2.5 x 1.06 = 13.22; x 1.1 = 14.542; + 3 = 17.542
    title: 'a 50 % dub on the last trick leaves the combo whole',
    rows: [combo(bb360, free360, dubbed(asc360, 2))],
    totals: { 1: 15.25, 2: 22.13, 3: 22.13, 4: 17.54 },
  },
  {
    // 4.5 + 3.375 + 4.5 x 0.5 x 0.2 + 5.75 = 4.5 + 3.375 + 0.45 + 5.75 = 14.075; two keys. Rule 1: 19.25
    // Rules 2, 3: x 1.5 = 21.1125; + 2 = 23.1125
    // Rule 4: 4.59 + 3.51 + 0.477 + 6.21 = 14.787; x 1.1 = 16.2657; + 2 = 18.2657
    title: 'repeats and an 80 % dub inside a combo lower their own trick only',
    rows: [combo(bb360, bb360, dubbed(bb360, 3), free360)],
    totals: { 1: 19.25, 2: 23.11, 3: 23.11, 4: 18.27 },
  },
  {
    // 4.5 + 5.75 + 5 + 5.5 = 20.75; four keys. Rule 2: x 1.5 = 31.125; 35.125, half up 35.13
    // Rule 3: x 1.65 = 34.2375; 38.2375
    // Rule 4: 4.59 + 5.98 + 5.3 + 5.94 = 21.81; level 2 x 1.1 = 23.991; feet at level 2 x 1.15 = 27.58965; 31.58965
    title: 'TJS v4: tricks of one level, ending on the feet, multiply level and feet',
    rows: [combo(bb360, free360, asc360, bb360Feet)],
    totals: { 1: 20.75, 2: 35.13, 3: 38.24, 4: 31.59 },
  },
  {
    // 2.5 + 4.5 + 7 + 12 = 26; four keys. Rules 2, 3: x 1.5 = 39; 43
    // Rule 4: 2.55 + 4.68 + 7.42 + 12.96 = 27.61; mean level 2.5, x 1.125 = 31.06125; 35.06125
    title: 'TJS v4: a balanced combo earns 12.5 %',
    rows: [combo(bb180, bb360, bb540, bb900)],
    totals: { 1: 26, 2: 43, 3: 43, 4: 35.06 },
  },
  {
    // 26 + 12 = 38; five keys. Rules 2, 3: x 1.5 = 57; 62
    // Rule 4: 27.61 + 12 x 1.1 = 40.81; mean level 14 / 5 = 2.8, x 1.14 = 46.5234; 51.5234
    title: 'TJS v4: a combo that four does not divide takes the mean level as well',
    rows: [combo(bb180, bb360, bb540, bb900, bs(bb900))],
    totals: { 1: 38, 2: 62, 3: 62, 4: 51.52 },
  },
  {
    // 2.5 + 4.5 + 8 = 15; three keys. Rule 2: 22.5; 25.5. Rule 3: 24.75; 27.75
    // Rule 4: 2.55 + 4.68 + 8.48 = 15.71; mean level 2, x 1.1 = 17.281; feet by the last trick's level 3, x 1.2 = 20.7372
    title: 'TJS v4: the level of the last trick sets what its feet are worth',
    rows: [combo(bb180, bb360, bb540Feet)],
    totals: { 1: 15, 2: 25.5, 3: 27.75, 4: 23.74 },
  },
  {
    // 8 + 2.5 = 10.5; two keys. Rules 2, 3: 15.75; 17.75
    // Rule 4: 8 x 1.02 + 2.5 x 1.04 = 8.16 + 2.6 = 10.76; mean level 2, x 1.1 = 11.836; 13.836
    title: 'feet before the last trick earn nothing',
    rows: [combo(bb540Feet, bb180)],
    totals: { 1: 10.5, 2: 17.75, 3: 17.75, 4: 13.84 },
  },
  {
    // 2.5 + 4.5 + 5.75 + 5 + 7 = 24.75; five keys. Rules 2, 3: x 1.5 = 37.125; 42.125, half up 42.13
    // Rule 4: 2.55 + 4.68 + 6.095 + 5.4 + 7.7 = 26.425; mean level 10 / 5 = 2, x 1.1 = 29.0675; 34.0675
    title: 'five tricks are still a normal combo',
    rows: [combo(bb180, bb360, free360, asc360, bb540)],
    totals: { 1: 24.75, 2: 42.13, 3: 42.13, 4: 34.07 },
  },
  {
    // 24.75 + 8 = 32.75; six keys. Rule 2: x 2 = 65.5; 71.5. Rule 3: x 2.2 = 72.05; 78.05
    // Rule 4: 26.425 + 8 x 1.12 = 35.385; mean level 13 / 6, x (1 + 0.65 / 6); feet at level 3 x 1.2;
    //         1.2 x (1 + 0.65 / 6) = 1.33; 35.385 x 1.33 = 47.06205; 53.06205
    title: 'six tricks are a longer combo',
    rows: [combo(bb180, bb360, free360, asc360, bb540, bb540Feet)],
    totals: { 1: 32.75, 2: 71.5, 3: 78.05, 4: 53.06 },
  },
  {
    // Twelve times 5 is 60; twelve keys. Rules 2, 3: x 2 = 120; 132
    // Rule 4: 1.02 + 1.04 + ... + 1.2 = 11.1, and twice more 1.2: 13.5; x 5 = 67.5; level 2 x 1.1 = 74.25; 86.25
    title: 'TJS v4: growth stops at the tenth trick',
    rows: [combo(...twelveTricks)],
    totals: { 1: 60, 2: 132, 3: 132, 4: 86.25 },
  },
  {
    // First combo 4.5 + 7 = 11.5; second 4.5 x 0.75 + 7 x 0.75 = 8.625; two keys. Rule 1: 23
    // Rule 2: (11.5 + 8.625) x 1.5 = 30.1875; 32.1875. Rule 3: x 1.65 = 33.20625; 35.20625
    // Rule 4: 4.59 + 7.28 = 11.87 and 3.4425 + 5.46 = 8.9025, sum 20.7725 (places start anew);
    //         mean level 2.5 x 1.125 x feet 1.2 = 1.35; 28.042875; 30.042875
    title: 'a repeated combo counts its repeats, and its places start anew',
    rows: [combo(bb360, bbfFeet), combo(bb360, bbfFeet)],
    totals: { 1: 23, 2: 32.19, 3: 35.21, 4: 30.04 },
  },
]
