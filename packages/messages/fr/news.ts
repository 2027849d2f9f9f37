/** Nine short texts about the product, on home (screens §19). */
import type { news as english } from '../en/news.ts'

export const news: typeof english = {
  items: {
    competitions: {
      title: 'Des compétitions, du brouillon au podium',
      text: 'Organisation, juges et athlètes travaillent sur la même page, avec pour chaque rôle l’étape suivante.',
      features: [
        'Inscriptions : les athlètes s’inscrivent ou reçoivent une invitation, par leur nom ou par e-mail.',
        'Versus avec tableau, ou scoring avec classement ; un ou deux runs de qualification.',
        'Les résultats d’une phase apparaissent pour tout le monde à la même seconde.',
        'Tableau et podium se dessinent tout seuls, et se partagent même sans compte.',
      ],
    },
    judging: {
      title: 'Juger avec le pouce',
      text: 'Quelques lettres trouvent le trick, le total suit, et rien ne se perd sans réseau.',
    },
    training: {
      title: 'L’entraînement qui compte',
      text: 'Garde tes runs avec tricks et vidéo, note-les selon la règle de ton choix, et publie les plus beaux.',
    },
    review: {
      title: 'Relis tes runs jugés',
      text: 'Dis de chaque trick s’il a été bien vu, avant que la phase soit publiée.',
    },
    trickList: {
      title: 'La liste des tricks',
      text: 'Chaque trick avec valeur, niveau et catégorie ; cherche, trie, regarde.',
    },
    rulebooks: {
      title: 'Quatre façons de noter',
      text: 'De la simple somme aux combos par niveau et réception : ce que compte chaque règle, avec des exemples.',
    },
    statistics: {
      title: 'Tes tricks en chiffres',
      text: 'Côtés, grabs, combos et niveaux sur tous tes runs.',
    },
    community: {
      title: 'La communauté',
      text: 'Athlètes, juges et organisation : d’où vient chaque personne, et depuis quand sur la ligne.',
    },
    profile: {
      title: 'Ton profil',
      text: 'Photo, pays, liens et langue : comment les autres te trouvent, et comment Trickline te parle.',
    },
  },
}
