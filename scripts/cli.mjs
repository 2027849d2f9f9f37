/** `npm run cli -- COMMAND`: what only who runs the server may do (apps/api/src/cli.ts), built when it is stale. */
import { prepare } from './prepare.mjs'

await prepare(['api'])
process.setSourceMapsEnabled(true)
await import('../apps/api/dist/cli.js')
