/** Words of webhooks (live-events §6). */
import { plural } from '../plural.ts'

export const webhooks = {
  title: 'Webhooks',
  row: 'Für eigene Programme: Sie bekommen jede Änderung',
  setUp: 'Einrichten',
  text: 'Was alle von diesem Wettkampf sehen dürfen, geht sofort und signiert an diese Adressen.',
  failed: 'Das konnte nicht geladen werden',
  make: 'Neuer Webhook',
  makeNow: 'Anlegen',
  address: 'Adresse',
  addressHint: 'Sie bekommt jedes Ereignis als JSON, per POST.',
  events: 'Ereignisse',
  everyEvent: 'Alle Ereignisse',
  secretTitle: 'Das Geheimnis des Webhooks',
  test: 'Test senden',
  deliveries: 'Sendungen',
  none: 'Noch nichts gesendet.',
  again: 'Erneut senden',
  againNamed: (event: string) => `${event} erneut senden`,
  delete: 'Löschen',
  deleteNamed: (url: string) => `Webhook an ${url} löschen`,
  deleteTitle: 'Diesen Webhook löschen?',
  deleteConsequence: 'Er bekommt nichts mehr, und seine Sendungen sind weg.',
  deleted: 'Webhook gelöscht.',
  offSince: (when: string) =>
    `Abgeschaltet am ${when}: Fast alles ist gescheitert. Ein Test, der ankommt, schaltet ihn ein.`,
  states: { waiting: 'wartet', delivered: 'angekommen', failed: 'gescheitert' },
  attempts: (count: number) => plural('de', count, { one: '# Versuch', other: '# Versuche' }),
  errors: {
    timeout: 'keine Antwort in 10 Sekunden',
    'no-answer': 'keine Verbindung',
    'private-address': 'eine interne Adresse',
  },
}
