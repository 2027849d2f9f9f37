/** Changes since the last release that may break a client, by the version that brings them (openapi-document.test.ts). */

/** `at`: a part of the change as the test prints it. */
type BrokenChange = { at: string; why: string }

export const brokenOnPurpose: Readonly<Record<string, readonly BrokenChange[]>> = {}
