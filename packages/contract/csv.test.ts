import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('quotes, commas and breaks stay within their cell; nothing is 0, and 0 is not nothing', () => {
  expect(csvOf([['a', 'b"c', 'd,e', 'f\ng', null, 0, -1.5, true]])).toBe(
    '\uFEFFa,"b""c","d,e","f\ng",,0,-1.5,true\r\n',
  )
})

test('no text is a formula', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])
    expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`)
  expect(csvOf([['\r=1']])).toBe(`\uFEFF"'\r=1"\r\n`)
})
