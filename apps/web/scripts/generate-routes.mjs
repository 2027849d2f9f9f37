/** Writes src/app/routeTree.gen.ts from the files in src/app/routes, as a build does. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Generator, getConfig } from '@tanstack/router-generator'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
await new Generator({ config: getConfig({}, root), root }).run()
