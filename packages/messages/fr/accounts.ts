/** Words of signing in, registering, resetting a password and verifying an address (screens §2). */
import type { accounts as english } from '../en/accounts.ts'

export const accounts: typeof english = {
  motto: 'Chaque trick compte.',
  mottoText: 'Des compétitions jugées trick par trick, notées en direct, gardées des années.',
  signIn: 'Se connecter',
  signingIn: 'Connexion…',
  register: 'S’inscrire',
  registering: 'Inscription…',
  choose: 'Se connecter ou s’inscrire',

  name: 'Prénom',
  surname: 'Nom',
  email: 'E-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordConfirmation: 'Répète le mot de passe',
  passwordHint: 'Au moins 6 caractères : une majuscule, une minuscule, un chiffre et un de @$!%*?&',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  forgotLink: 'Mot de passe oublié ?',
  toRegister: 'Première fois ? Inscris-toi',
  toSignIn: 'Déjà un compte ? Connecte-toi',
  captcha: (question) => `Combien font ${question} ?`,
  captchaHint: 'Pour savoir que c’est une personne qui demande.',

  rolesTitle: 'Je suis aussi juge, organisateur ou superviseur',
  rolesText: 'Un admin répond à chaque demande. D’ici là, tu es athlète.',
  rolesFailed: 'Ton compte est là, mais la demande de rôle n’est pas passée. Refais-la depuis ton profil.',
  roles: { judge: 'Juge', organizer: 'Organisateur', supervisor: 'Superviseur' },

  expired: 'Ta session est finie. Reconnecte-toi : ce que tu n’avais pas envoyé est gardé sur cet appareil.',
  deleted: 'Ton compte est supprimé. Prends soin de toi sur la ligne.',
  noAuthorization: 'Sans autorisation !',

  forgotTitle: 'Mot de passe oublié ?',
  forgotText: 'Donne-nous l’e-mail de ton compte, et nous t’envoyons un lien pour en choisir un nouveau.',
  send: 'Envoyer',
  sending: 'Envoi…',
  forgotSent: 'Si l’adresse est valable, un e-mail est en route.',
  forgotSentText:
    'Regarde dans ta boîte de réception, et aussi dans les indésirables. Le lien sert une fois.',
  genericError: 'Une erreur est survenue, réessaie plus tard.',
  backToSignIn: 'Retour à la connexion',

  resetTitle: 'Choisis un nouveau mot de passe',
  resetText: (email) => `Pour le compte ${email}.`,
  resetWithoutEmail: 'Ce lien est incomplet. Rouvre-le depuis l’e-mail, ou demandes-en un nouveau.',
  reset: 'Valider le mot de passe',
  resetting: 'Validation…',
  resetDone: 'Ton mot de passe est changé.',
  resetDoneText: 'Toutes les sessions ouvertes du compte sont fermées. Connecte-toi avec le nouveau.',
  askAgain: 'Demander un nouveau lien',

  verifyTitle: 'Ton adresse e-mail',
  verifying: 'Vérification de ton adresse…',
  verifySignIn: 'Connecte-toi, et ton adresse est vérifiée.',
  verifyOther: 'Ce lien est celui d’un autre compte. Déconnecte-toi, et reviens avec celui-là.',
  verified: 'Ton adresse est vérifiée.',
  verifiedText: 'Les invitations qui y sont arrivées sont maintenant dans ton compte.',
  goOn: 'Continuer',
}
