/** The examples of the developers' page, which the tests run (e2e/black-box/developers.spec.ts). */
import follow from './examples/follow.mjs?raw'
import read from './examples/read.mjs?raw'
import token from './examples/token.mjs?raw'
import webhook from './examples/webhook.mjs?raw'

export const examples = { read, token, follow, webhook }
