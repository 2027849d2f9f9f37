/** Words of a round's video and its player (screens §16). */
import type { video as english } from '../en/video.ts'

export const video: typeof english = {
  link: 'Link del video',
  linkHint: 'Qualsiasi indirizzo di un video di YouTube, come lo danno la sua pagina o «Condividi».',
  linkFirst: 'Prima scrivi il link del video',
  save: 'Salva video',
  delete: 'Elimina video',
  deleteVideo: 'Elimina il video',
  whyNotDelete: 'Qui la run si guarda soltanto: il suo video resta',
  saveTitle: 'Vuoi davvero salvare il video di questa run?',
  deleteTitle: 'Vuoi davvero eliminare il video di questa run?',
  withRound: 'La modifica è ora su questo dispositivo e si salva insieme alla run.',
  noIdGiven: 'Non è l’indirizzo di un video di YouTube. Apri la pagina del video e copia il suo indirizzo.',
  noId: 'Questo link non indica un video che si possa vedere qui.',
  loading: 'Caricamento del video…',
  unreachable: 'Il servizio video non è raggiungibile. Tutto il resto di questa pagina funziona senza.',
  unplayable:
    'Il servizio video non mostra qui questo video. Tutto il resto di questa pagina funziona senza.',
  play: 'Riproduci',
  pause: 'Pausa',
  back: 'Un secondo indietro',
  forward: 'Un secondo avanti',
  back3: 'Tre secondi indietro',
  back3Short: '−3\u00a0s',
  controls: 'Tutti i comandi del video',
  thumbHint: 'Tocco: −3\u00a0s. Tieni premuto: lento.',
  slow: 'Rallentatore',
  slowShort: 'Lento',
  speed: 'Velocità',
  position: 'Punto del video',
  timeLeft: 'Tempo rimasto',
}
