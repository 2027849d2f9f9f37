/** `npm run cli -- COMMAND`: commands for the operator of the server (apps/api/src/cli.ts), built when stale. */
import { prepare } from './prepare.mjs'

await prepare(['api'])
process.setSourceMapsEnabled(true)
await import('../apps/api/dist/cli.js')
