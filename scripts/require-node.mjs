/** Imported first: says which Node is needed before its syntax or a missing module fails. */
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const [neededMajor, neededMinor] = engines.node.replace('>=', '').split('.').map(Number)
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(
    `Trickline needs Node ${neededMajor}.${neededMinor} or newer; this is ${process.versions.node}. ` +
      'Install a current one from https://nodejs.org and try again.',
  )
  process.exit(1)
}
