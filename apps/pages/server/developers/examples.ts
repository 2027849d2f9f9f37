/** The examples of the page for developers, as they are run in the tests (e2e/black-box/developers.spec.ts). */
import follow from './examples/follow.mjs?raw'
import read from './examples/read.mjs?raw'
import token from './examples/token.mjs?raw'
import webhook from './examples/webhook.mjs?raw'

export const examples = { read, token, follow, webhook }
