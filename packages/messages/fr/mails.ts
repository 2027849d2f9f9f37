/** The mails, without their layout. */
import type { Role } from '@trickline/competition/model'
import type { Mails } from '../catalogue-types.ts'

const onThe = (date: string | null) => (date === null ? '' : ` le ${date}`)

const roles: Record<Role, string> = {
  athlete: 'athlète',
  judge: 'juge',
  organizer: 'organisation',
  supervisor: 'supervision',
  admin: 'admin',
}

const written = (note: string) => (note === '' ? [] : [`« ${note} »`])

export const mails: Mails = {
  'verify-email': ({ name }) => ({
    subject: 'Confirme ton adresse e-mail',
    paragraphs: [
      `Bonjour ${name},`,
      'bienvenue sur Trickline. Confirme que cette adresse est la tienne.',
      'Si tu n’as pas créé de compte, tu peux ignorer cet e-mail.',
    ],
    action: 'Confirmer l’adresse',
  }),
  'reset-password': ({ name }) => ({
    subject: 'Choisis un nouveau mot de passe',
    paragraphs: [
      `Bonjour ${name},`,
      'quelqu’un (toi, on l’espère) a demandé un nouveau mot de passe. Le lien est valable une heure.',
      'Si ce n’était pas toi, tu peux ignorer cet e-mail : ton mot de passe reste tel quel.',
    ],
    action: 'Choisir un mot de passe',
  }),
  'new-address': ({ name }) => ({
    subject: 'Confirme ta nouvelle adresse e-mail',
    paragraphs: [
      `Bonjour ${name},`,
      'confirme que cette adresse est la tienne. Elle sera alors celle de ton compte ; d’ici là, l’ancienne reste valable.',
      'Si tu ne l’as pas demandé, tu peux ignorer cet e-mail.',
    ],
    action: 'Confirmer l’adresse',
  }),
  'address-changes': ({ name, address }) => ({
    subject: 'Ton adresse e-mail va changer',
    paragraphs: [
      `Bonjour ${name},`,
      `ton compte aura l’adresse ${address}, dès qu’elle sera confirmée.`,
      'Si ce n’était pas toi, change tout de suite de mot de passe : la personne qui l’a demandé connaît l’actuel.',
    ],
    action: 'Ouvrir mon compte',
  }),
  'password-changed': ({ name }) => ({
    subject: 'Ton mot de passe a changé',
    paragraphs: [
      `Bonjour ${name},`,
      'le mot de passe de ton compte a changé. Tous les autres appareils sont déconnectés.',
      'Si ce n’était pas toi, choisis tout de suite un nouveau mot de passe.',
    ],
    action: 'Choisir un mot de passe',
  }),
  'second-factor-changed': ({ name, isOn }) => ({
    subject: isOn ? 'Ton second facteur est activé' : 'Ton second facteur est désactivé',
    paragraphs: [
      `Bonjour ${name},`,
      isOn
        ? 'désormais, il faut un code de ton second facteur pour te connecter à ton compte.'
        : 'il ne faut plus de second facteur pour te connecter à ton compte.',
      'Si ce n’était pas toi, change tout de suite de mot de passe : la personne qui l’a fait connaît l’actuel.',
    ],
    action: 'Ouvrir mon compte',
  }),
  invitation: ({ name, competition, role, date }) => ({
    subject: `Invitation à ${competition}`,
    paragraphs: [
      `Bonjour ${name},`,
      role === 'judge'
        ? `on t’invite comme juge à ${competition}${onThe(date)}.`
        : `on t’invite à concourir à ${competition}${onThe(date)}.`,
      'Accepte ou refuse sur la page de la compétition.',
    ],
    action: 'Ouvrir la compétition',
  }),
  'competition-returned': ({ name, competition, reason }) => ({
    subject: `${competition} est à revoir`,
    paragraphs: [
      `Bonjour ${name},`,
      `la supervision t’a renvoyé ${competition}, pour ce motif :`,
      reason,
      'Modifie-la et enregistre : dès qu’elle est à nouveau complète, elle attend une nouvelle approbation.',
    ],
    action: 'Modifier la compétition',
  }),
  'invitation-to-join': ({ competition, date }) => ({
    subject: `Invitation à ${competition}`,
    paragraphs: [
      'Bonjour,',
      `on t’invite à concourir à ${competition}${onThe(date)}.`,
      'Crée un compte avec cette adresse et confirme-la : l’invitation t’y attendra.',
    ],
    action: 'Créer un compte',
  }),
  'role-granted': ({ name, role, note }) => ({
    subject: `Tu as maintenant le rôle ${roles[role]} sur Trickline`,
    paragraphs: [
      `Bonjour ${name},`,
      `un admin a donné à ton compte le rôle ${roles[role]}. Il compte dès maintenant.`,
      ...written(note),
    ],
    action: 'Ouvrir ton profil',
  }),
  'role-refused': ({ name, role, note }) => ({
    subject: `Ta demande pour le rôle ${roles[role]}`,
    paragraphs: [
      `Bonjour ${name},`,
      `un admin n’a pas accepté ta demande pour le rôle ${roles[role]}.`,
      ...written(note),
      'Tu peux le demander à nouveau depuis ton profil.',
    ],
    action: 'Ouvrir ton profil',
  }),
  'role-withdrawn': ({ name, role, note }) => ({
    subject: `Tu n’as plus le rôle ${roles[role]} sur Trickline`,
    paragraphs: [
      `Bonjour ${name},`,
      `un admin a retiré à ton compte le rôle ${roles[role]}.`,
      ...(role === 'judge' ? ['Les runs que tu jugeais sont libres pour d’autres juges.'] : []),
      ...written(note),
    ],
    action: 'Ouvrir ton profil',
  }),
  'account-suspended': ({ name, reason }) => ({
    subject: 'Ton compte est suspendu',
    paragraphs: [
      `Bonjour ${name},`,
      'un admin a suspendu ton compte : tes sessions sont fermées et tu ne peux pas te connecter pour l’instant.',
      ...written(reason),
    ],
    action: 'Ouvrir Trickline',
  }),
  'account-restored': ({ name, reason }) => ({
    subject: 'Ton compte est à nouveau ouvert',
    paragraphs: [
      `Bonjour ${name},`,
      'un admin a levé la suspension de ton compte : tu peux à nouveau te connecter.',
      ...written(reason),
    ],
    action: 'Se connecter',
  }),
  'webhook-off': ({ name, competition, address }) => ({
    subject: `Webhook de ${competition} désactivé`,
    paragraphs: [
      `Bonjour ${name},`,
      `presque tout ce que Trickline a envoyé à ${address} pour ${competition} ces dernières heures a échoué ; plus rien n’y est envoyé.`,
      'Dès que l’adresse répond à nouveau, envoie un test depuis la page de la compétition : il réactive le webhook.',
    ],
    action: 'Ouvrir la compétition',
  }),
}
