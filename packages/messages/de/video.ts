/** Words of a round's video and its player (screens §16). */
import type { video as english } from '../en/video.ts'

export const video: typeof english = {
  link: 'Link zum Video',
  linkHint: 'Jede Adresse eines YouTube-Videos, wie seine Seite oder „Teilen“ sie nennt.',
  linkFirst: 'Gib zuerst den Link zum Video ein',
  save: 'Video speichern',
  delete: 'Video löschen',
  deleteVideo: 'Das Video löschen',
  whyNotDelete: 'Hier wird der Run nur angesehen: Sein Video bleibt',
  saveTitle: 'Das Video dieses Runs wirklich speichern?',
  deleteTitle: 'Das Video wirklich aus diesem Run löschen?',
  withRound: 'Die Änderung liegt jetzt auf diesem Gerät und wird mit dem Run gespeichert.',
  noIdGiven:
    'Das ist keine Adresse eines YouTube-Videos. Öffne die Seite des Videos und kopiere ihre Adresse.',
  noId: 'Dieser Link führt zu keinem Video, das sich hier abspielen lässt.',
  loading: 'Das Video wird geladen …',
  unreachable: 'Der Videodienst ist nicht erreichbar. Alles andere auf dieser Seite geht ohne ihn.',
  unplayable: 'Der Videodienst zeigt dieses Video hier nicht. Alles andere auf dieser Seite geht ohne ihn.',
  play: 'Abspielen',
  pause: 'Anhalten',
  back: 'Eine Sekunde zurück',
  forward: 'Eine Sekunde vor',
  back3: 'Drei Sekunden zurück',
  back3Short: '−3 s',
  controls: 'Alle Bedienelemente des Videos',
  thumbHint: 'Tippen: −3\u00a0s. Halten: langsam.',
  slow: 'Zeitlupe',
  slowShort: 'Zeitlupe',
  speed: 'Tempo',
  position: 'Position im Video',
  timeLeft: 'Restzeit',
}
