/** Words of sign-in, registration, password reset and verification of an address (screens §2). */
import type { accounts as english } from '../en/accounts.ts'

export const accounts: typeof english = {
  motto: 'Chaque trick compte.',
  mottoText: 'Des compétitions jugées trick par trick, suivies en direct, gardées des années.',
  signIn: 'Se connecter',
  signingIn: 'Connexion…',
  register: 'Créer un compte',
  registering: 'Création du compte…',
  choose: 'Se connecter ou créer un compte',

  name: 'Prénom',
  surname: 'Nom',
  email: 'E-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordConfirmation: 'Répéter le mot de passe',
  passwordHint: 'Au moins 6 caractères : une majuscule, une minuscule, un chiffre et un des signes @$!%*?&',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  code: 'Code',
  codeHint: 'Six chiffres de ton application d’authentification, ou un code de secours.',
  forgotLink: 'Mot de passe oublié ?',
  toRegister: 'Première fois ? Crée un compte',
  toSignIn: 'Déjà un compte ? Connecte-toi',
  captcha: (question) => `Combien font ${question} ?`,
  captchaHint: 'Pour savoir que c’est une personne qui demande.',

  rolesTitle: 'Je veux aussi juger, organiser ou superviser',
  rolesText: 'Un admin répond à chaque demande. D’ici là, tu es athlète.',
  rolesFailed: 'Ton compte est créé, mais la demande de rôle n’est pas passée. Refais-la depuis ton profil.',
  roles: { judge: 'Juge', organizer: 'Organisation', supervisor: 'Supervision' },

  expired: 'Ta session a expiré. Reconnecte-toi : ce que tu n’avais pas envoyé est gardé sur cet appareil.',
  deleted: 'Ton compte est supprimé. Prends soin de toi sur la ligne.',
  noAuthorization: 'Accès non autorisé !',

  forgotTitle: 'Mot de passe oublié ?',
  forgotText:
    'Donne-nous l’e-mail de ton compte, et nous t’enverrons un lien pour choisir un nouveau mot de passe.',
  send: 'Envoyer',
  sending: 'Envoi…',
  forgotSent: 'Si l’adresse est valide, un e-mail est en route.',
  forgotSentText:
    'Regarde dans ta boîte de réception, et aussi dans les indésirables. Le lien ne sert qu’une fois.',
  genericError: 'Une erreur est survenue. Réessaie plus tard.',
  backToSignIn: 'Retour à la connexion',

  resetTitle: 'Nouveau mot de passe',
  resetText: (email) => `Pour le compte ${email}.`,
  resetWithoutEmail: 'Ce lien est incomplet. Rouvre-le depuis l’e-mail, ou demandes-en un nouveau.',
  reset: 'Enregistrer',
  resetting: 'Enregistrement…',
  resetDone: 'Ton mot de passe est changé.',
  resetDoneText: 'Toutes les sessions ouvertes du compte sont fermées. Connecte-toi avec le nouveau.',
  askAgain: 'Demander un nouveau lien',

  verifyTitle: 'Ton adresse e-mail',
  verifying: 'Vérification de ton adresse…',
  verifySignIn: 'Connecte-toi, et ton adresse sera vérifiée.',
  verifyOther: 'Ce lien est celui d’un autre compte. Déconnecte-toi, puis connecte-toi avec le bon.',
  verified: 'Ton adresse est vérifiée.',
  verifiedText: 'Les invitations envoyées à cette adresse sont maintenant dans ton compte.',
  goOn: 'Continuer',
}
