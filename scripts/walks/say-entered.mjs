/** Vite plugin: makes each function of the server and of the packages call `globalThis.functionEntered(file, position)` first. */
import { relative } from 'node:path'
import { root } from '../run.mjs'

const counted = /^(apps\/api\/src|packages)\//
const isTest = /\.test\.|\/test-/

export function sayEntered() {
  return {
    name: 'say-entered',
    // runs after the types are removed
    enforce: 'post',
    transform(code, id) {
      const file = relative(root, id.split('?')[0])
      if (!counted.test(file) || isTest.test(file) || !/\.tsx?$/.test(file)) return null
      const insertions = functionsIn(this.parse(code)).flatMap(({ start, body }) => {
        const entered = `globalThis.functionEntered?.(${JSON.stringify(file)}, ${start})`
        return body.type === 'BlockStatement'
          ? [{ at: body.start + 1, text: `${entered};` }]
          : [
              { at: body.start, text: `(${entered}, ` },
              { at: body.end, text: ')' },
            ]
      })
      return { code: withInsertions(code, insertions), map: null }
    },
  }
}

function functionsIn(node) {
  if (node === null || typeof node !== 'object') return []
  const inside = (Array.isArray(node) ? node : Object.values(node)).flatMap(functionsIn)
  const isFunction = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)
  return isFunction && node.body ? [node, ...inside] : inside
}

function withInsertions(code, insertions) {
  return insertions
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: inserted }) => text.slice(0, at) + inserted + text.slice(at), code)
}
