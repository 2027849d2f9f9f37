/** The mails, without their layout. */
import type { Role } from '@trickline/competition/model'
import type { Mails } from '../shapes.ts'

const onThe = (date: string | null) => (date === null ? '' : ` le ${date}`)

const roles: Record<Role, string> = {
  athlete: 'athlète',
  judge: 'juge',
  organizer: 'organisateur',
  supervisor: 'superviseur',
  admin: 'admin',
}

/** What the admin wrote, in quotation marks. */
const written = (note: string) => (note === '' ? [] : [`« ${note} »`])

export const mails: Mails = {
  'verify-email': ({ name }) => ({
    subject: 'Confirme ton adresse e-mail',
    paragraphs: [
      `Bonjour ${name},`,
      'bienvenue sur Trickline. Confirme que cette adresse est la tienne.',
      'Si tu ne t’es pas inscrit, tu peux ignorer cet e-mail.',
    ],
    action: 'Confirmer l’adresse',
  }),
  'reset-password': ({ name }) => ({
    subject: 'Choisis un nouveau mot de passe',
    paragraphs: [
      `Bonjour ${name},`,
      'quelqu’un, toi espérons-le, a demandé un nouveau mot de passe. Le lien est valable une heure.',
      'Si ce n’était pas toi, tu peux ignorer cet e-mail : ton mot de passe reste tel quel.',
    ],
    action: 'Choisir un mot de passe',
  }),
  'new-address': ({ name }) => ({
    subject: 'Confirme ta nouvelle adresse e-mail',
    paragraphs: [
      `Bonjour ${name},`,
      'confirme que cette adresse est la tienne. À partir de là elle est celle de ton compte ; d’ici là, l’ancienne reste.',
      'Si tu ne l’as pas demandé, tu peux ignorer cet e-mail.',
    ],
    action: 'Confirmer l’adresse',
  }),
  'address-changes': ({ name, address }) => ({
    subject: 'Ton adresse e-mail va changer',
    paragraphs: [
      `Bonjour ${name},`,
      `ton compte aura l’adresse ${address}, dès qu’elle sera confirmée.`,
      'Si ce n’était pas toi, change tout de suite de mot de passe : qui l’a demandé connaît l’actuel.',
    ],
    action: 'Ouvrir mon compte',
  }),
  invitation: ({ name, competition, role, date }) => ({
    subject: `Invitation à ${competition}`,
    paragraphs: [
      `Bonjour ${name},`,
      role === 'judge'
        ? `tu es invité comme juge à ${competition}${onThe(date)}.`
        : `tu es invité à concourir à ${competition}${onThe(date)}.`,
      'Accepte ou refuse sur la page de la compétition.',
    ],
    action: 'Ouvrir la compétition',
  }),
  'competition-returned': ({ name, competition, reason }) => ({
    subject: `${competition} est à revoir`,
    paragraphs: [
      `Bonjour ${name},`,
      `un superviseur t’a renvoyé ${competition}, pour cette raison :`,
      reason,
      'Modifie et enregistre : dès qu’elle est à nouveau complète, elle attend une nouvelle approbation.',
    ],
    action: 'Modifier la compétition',
  }),
  'invitation-to-join': ({ competition, date }) => ({
    subject: `Invitation à ${competition}`,
    paragraphs: [
      'Bonjour,',
      `tu es invité à concourir à ${competition}${onThe(date)}.`,
      'Inscris-toi avec cette adresse et confirme-la : l’invitation t’attendra.',
    ],
    action: 'S’inscrire',
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
    subject: `Ta demande du rôle ${roles[role]}`,
    paragraphs: [
      `Bonjour ${name},`,
      `un admin n’a pas accordé ta demande du rôle ${roles[role]}.`,
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
      'un admin a suspendu ton compte : tes sessions sont fermées et tu ne peux pas te connecter pour l’instant.',
      ...written(reason),
    ],
    action: 'Ouvrir Trickline',
  }),
  'account-restored': ({ name, reason }) => ({
    subject: 'Ton compte est à nouveau ouvert',
    paragraphs: [
      `Bonjour ${name},`,
      'un admin a levé la suspension de ton compte : tu peux à nouveau te connecter.',
      ...written(reason),
    ],
    action: 'Se connecter',
  }),
}
