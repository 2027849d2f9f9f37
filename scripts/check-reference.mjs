/**
 * `node scripts/check-reference.mjs`: checks that every citation of docs/reference exists. A citation is a file and its
 * sections, `scoring §4` or `calls §2, §9`; in the file itself the sections alone. Checks the paths in
 * docs/architecture.md and docs/decisions too, and that the decisions are few, all in their index, and all there.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './run.mjs'

const folder = 'docs/reference/'
const map = 'docs/architecture.md'
const decisions = 'docs/decisions/'
const mostDecisions = 14
const citation = /(?:([\w-]+)\s+)?(§\d[\d.]*(?:(?:,| and| to| y| a)? §\d[\d.]*)*)/g
const elsewhere = /\bdoc(?:ument)?s? [1-4]\b|\breadings\b|\bthe documents\b/gi

/** `files`: `{ path, text }` of the whole repository. Returns one line per problem. */
export function wrongCitations(files, exists) {
  const reference = files.filter(({ path }) => path.startsWith(folder))
  const sections = new Map(reference.map(({ path, text }) => [nameOf(path), sectionsOf(text)]))
  return [
    ...files.flatMap((file) => wrongIn(file, sections)),
    ...reference.flatMap((file) => missingCode(file, exists)),
    ...files
      .filter(({ path }) => path === map || path.startsWith(decisions))
      .flatMap((file) => missingPaths(file, exists)),
  ]
}

/** `files` as above. Returns one line per problem. */
export function wrongDecisions(files) {
  const names = files.flatMap(({ path }) => (path.startsWith(decisions) ? [basename(path)] : []))
  const numbered = names.filter((name) => name !== 'README.md')
  const index = files.find(({ path }) => path === `${decisions}README.md`)?.text ?? ''
  const listed = [...index.matchAll(/^\|.*\]\(([^)]+)\)/gm)].map(([, name]) => name)
  const cited = files.flatMap(({ path, text }) =>
    [...text.matchAll(/\bdecisions\/([\w-]+\.md)/g)].map(([, name]) => ({ path, name })),
  )
  return [
    ...(numbered.length > mostDecisions
      ? [`${decisions}: ${numbered.length} decisions, at most ${mostDecisions} shape the whole`]
      : []),
    ...numbered
      .filter((name) => !/^\d{4}-[a-z][a-z\d-]*\.md$/.test(name))
      .map((name) => `${decisions}${name}: a decision is named 0001-its-title.md`),
    ...numbered
      .filter((name) => listed.filter((each) => each === name).length !== 1)
      .map((name) => `${decisions}README.md: one line for ${name}`),
    ...[...listed.map((name) => ({ path: `${decisions}README.md`, name })), ...cited]
      .filter(({ name }) => !names.includes(name))
      .map(({ path, name }) => `${path}: there is no decision ${name}`),
  ]
}

function wrongIn({ path, text }, sections) {
  const flat = text.replaceAll(/\n[ \t]*(?:\*|\/\/)?[ \t]*/g, ' ')
  const own = path.startsWith(folder) ? nameOf(path) : undefined
  const wrong = [...flat.matchAll(citation)].flatMap(([said, word, numbers]) => {
    const name = sections.has(word) ? word : own
    if (name === undefined) return [`${path}: "${said}" names no file of ${folder}, as "scoring §4" does`]
    return numbers
      .match(/\d[\d.]*\d|\d/g)
      .filter((number) => !sections.get(name).has(number))
      .map((number) => `${path}: ${folder}${name}.md has no section ${number}`)
  })
  const old = [...flat.matchAll(elsewhere)].map(
    ([said]) => `${path}: "${said}" is in no reader's hands: cite ${folder}`,
  )
  return [...wrong, ...old]
}

function sectionsOf(text) {
  return new Set([...text.matchAll(/^## (\d+)\. /gm)].map(([, number]) => number))
}

/** Checks the paths of a `Code:` line, which may continue on the next line. */
function missingCode({ path, text }, exists) {
  const lines = [...text.matchAll(/^Code: (.+(?:\n`.+)*)/gm)].map(([, paths]) => paths)
  return missingPaths({ path, text: lines.join('\n') }, exists)
}

function missingPaths({ path, text }, exists) {
  return [...text.matchAll(/`((?:apps|packages|scripts|docs|e2e)\/[^`]+)`/g)]
    .filter(([, code]) => !exists(code))
    .map(([, code]) => `${path}: there is no ${code}`)
}

function nameOf(path) {
  return basename(path, '.md')
}

/** Tracked and new text files, without this check, which contains what it looks for, and migrations. */
function textFiles() {
  const every = ['ls-files', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', every, { cwd: root, encoding: 'utf8' })
  return listed
    .split('\n')
    .filter((path) => /\.(md|[cm]?[jt]sx?|css|sql|json)$/.test(path) && existsSync(join(root, path)))
    .filter((path) => !/^(package-lock\.json|scripts\/check-reference\.|apps\/api\/migrations\/)/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

if (process.argv[1] === join(root, 'scripts/check-reference.mjs')) {
  const files = textFiles()
  const wrong = [...wrongCitations(files, (code) => existsSync(join(root, code))), ...wrongDecisions(files)]
  for (const line of wrong) console.error(line)
  process.exitCode = wrong.length > 0 ? 1 : 0
}
