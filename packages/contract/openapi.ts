/** The call that returns the API's own description (calls §23); openapi-document.ts writes it. */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/openapi.ts'

/** Raised by semver when a release is added to `releases/`. */
export const apiVersion = '0.1.0'

export const getOpenApi = call({
  ...calls.getOpenApi,
  access: 'anyone',
  reply: z.looseObject({}),
  summary: 'This document: every call with its shapes, as OpenAPI 3.1.',
})
