/** Words of a round's video and its player (screens §16). */
import type { video as english } from '../en/video.ts'

export const video: typeof english = {
  link: 'Enlace del vídeo',
  linkHint: 'Cualquier dirección de un vídeo de YouTube: la de su página o la del botón Compartir.',
  linkFirst: 'Escribe antes el enlace del vídeo',
  save: 'Guardar vídeo',
  delete: 'Eliminar vídeo',
  deleteVideo: 'Eliminar el vídeo',
  whyNotDelete: 'Aquí la ronda solo se mira: su vídeo se queda',
  saveTitle: '¿Seguro que quieres guardar el vídeo de esta ronda?',
  deleteTitle: '¿Seguro que quieres eliminar el vídeo de esta ronda?',
  withRound: 'El cambio queda ahora en este dispositivo y se guarda junto con la ronda.',
  noIdGiven: 'Esta no es la dirección de un vídeo de YouTube. Abre la página del vídeo y copia su dirección.',
  noId: 'Este enlace no lleva a ningún vídeo que se pueda ver aquí.',
  loading: 'Cargando el vídeo…',
  unreachable: 'No se puede acceder al servicio de vídeo. Todo lo demás de esta pantalla funciona sin él.',
  unplayable:
    'El servicio de vídeo no muestra aquí este vídeo. Todo lo demás de esta pantalla funciona sin él.',
  play: 'Reproducir',
  pause: 'Pausar',
  back: 'Un segundo atrás',
  forward: 'Un segundo adelante',
  back3: 'Tres segundos atrás',
  back3Short: '−3\u00a0s',
  controls: 'Todos los controles del vídeo',
  thumbHint: 'Toque: −3\u00a0s. Mantener: lento.',
  slow: 'Cámara lenta',
  slowShort: 'Lento',
  speed: 'Velocidad',
  position: 'Posición en el vídeo',
  timeLeft: 'Tiempo restante',
}
