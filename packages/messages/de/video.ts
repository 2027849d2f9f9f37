/** Words of the video beside a round and of its player (screens §16). */
import type { video as english } from '../en/video.ts'

export const video: typeof english = {
  title: 'Video',
  add: 'Video hinzufügen',
  none: 'Dieser Run hat kein Video.',
  link: 'Link zum Video',
  linkHint: 'Jede Adresse eines YouTube-Videos, wie seine Seite oder „Teilen“ sie nennt.',
  linkFirst: 'Schreib zuerst den Link zum Video',
  save: 'Video speichern',
  delete: 'Video löschen',
  deleteVideo: 'Das Video löschen',
  whyNotDelete: 'Der Run wird hier nur angesehen: Sein Video bleibt',
  saveTitle: 'Das Video dieses Runs wirklich speichern?',
  deleteTitle: 'Das Video dieses Runs wirklich löschen?',
  withRound: 'Die Änderung liegt jetzt auf diesem Gerät und wird mit dem Run gespeichert.',
  noIdGiven:
    'Das ist keine Adresse eines YouTube-Videos. Öffne die Seite des Videos und kopiere ihre Adresse.',
  noId: 'Dieser Link nennt kein Video, das hier abgespielt werden kann.',
  loading: 'Das Video wird geladen…',
  unreachable: 'Der Videodienst ist nicht erreichbar. Alles andere auf dieser Seite geht ohne ihn.',
  unplayable: 'Der Videodienst zeigt dieses Video hier nicht. Alles andere auf dieser Seite geht ohne ihn.',
  play: 'Abspielen',
  pause: 'Anhalten',
  back: 'Eine Sekunde zurück',
  forward: 'Eine Sekunde vor',
  slow: 'Zeitlupe',
  slowShort: 'Zeitlupe',
  speed: 'Tempo',
  position: 'Stelle im Video',
  timeLeft: 'Restzeit',
}
