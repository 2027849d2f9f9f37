/** Changes since the last release that may break a client, by the version that makes them (openapi-document.test.ts). */

/** `at`: part of the change as the test prints it. */
type BrokenChange = { at: string; why: string }

export const brokenOnPurpose: Readonly<Record<string, readonly BrokenChange[]>> = {
  '0.1.0': [
    {
      at: 'paths./round_history/{id}.get.responses.200.content.application/json.schema.properties.history.items.properties.action.enum',
      why: 'an advance that is taken back is an action of its own, and what is done with ballots; what a client does not know it shows by its name',
    },
  ],
}
