/** Nine short texts about the product, on home (screens §19). */
import type { news as english } from '../en/news.ts'

export const news: typeof english = {
  items: {
    competitions: {
      title: 'Competiciones, del borrador al podio',
      text: 'Quien organiza, quien juzga y quien compite trabajan en la misma página, cada cual con su siguiente paso.',
      features: [
        'Inscripciones: los atletas se inscriben o reciben una invitación, por nombre o por correo.',
        'Versus con cuadro, o puntuación con tabla; una o dos rondas de clasificación.',
        'Los resultados de una fase aparecen para todo el mundo en el mismo segundo.',
        'El cuadro y el podio se dibujan solos y se comparten con quien no tiene cuenta.',
      ],
    },
    judging: {
      title: 'Puntúa con el pulgar',
      text: 'Unas letras encuentran el truco, el total se actualiza solo y nada se pierde cuando se cae la red.',
    },
    training: {
      title: 'Entrenamiento que cuenta',
      text: 'Guarda tus rondas con trucos y vídeo, puntúalas con cualquier reglamento y publica las que te enorgullecen.',
    },
    review: {
      title: 'Comprueba tus rondas puntuadas',
      text: 'Di de cada truco si se vio bien, antes de que se publique la fase.',
    },
    trickList: {
      title: 'La lista de trucos',
      text: 'Cada truco con su valor, nivel y categoría; búscalo, ordénalo y míralo.',
    },
    rulebooks: {
      title: 'Cuatro maneras de puntuar',
      text: 'Del simple recuento a los combos por nivel y recepción: qué cuenta cada reglamento, con ejemplos.',
    },
    statistics: {
      title: 'Tus trucos en números',
      text: 'Lados, grabs, combos y niveles de todas tus rondas.',
    },
    community: {
      title: 'La comunidad',
      text: 'Atletas, jueces y organizadores, de dónde son y desde cuándo están en la línea.',
    },
    profile: {
      title: 'Tu perfil',
      text: 'Foto, país, enlaces e idioma: cómo te encuentran los demás y cómo te habla Trickline.',
    },
  },
}
