import type { ActMessages } from '../translate.ts';

export const fr = {
  // sheet
  'sheet.close': 'Fermer',
  'sheet.failed': 'Chargement impossible. Vérifiez la connexion et réessayez.',
  'sheet.loading': 'Ouverture…',

  // session

  // host
  'host.openInApp': 'À ouvrir dans l’application',
  'host.openLinkInApp': 'Veuillez ouvrir le lien dans l’application',
  'host.miniPhone': 'Veuillez ouvrir le mini-programme dans WeChat sur votre téléphone',
  'host.miniMessenger': 'Veuillez ouvrir le mini-programme dans WeChat',
  'host.launchHint':
    'Touchez « Ouvrir » en haut ou en bas à droite pour continuer dans l’application',
  'host.browserTitle': 'À ouvrir dans un navigateur',
  'host.browserHint': 'Touchez le menu en haut à droite, puis « Ouvrir dans le navigateur ».',
  'host.shareTitle': 'Partager cette page',
  'host.shareHint': 'Touchez le menu en haut à droite et choisissez où la partager.',
  'host.close': 'J’ai compris',
  'host.openApp': 'Ouvrir l’application',
  'host.launchFailed':
    'L’application ne s’est pas ouverte. Installez-la d’abord ou ouvrez cette page dans un navigateur.',
  'host.authorizing': 'Autorisation en cours…',
  'host.authorizeFailed': 'Échec de l’autorisation WeChat',
  'host.userInfoFailed': 'WeChat n’a pas transmis votre profil',
  'host.ieTitle': 'Remarque',
  'host.ieText': 'Sur ordinateur, nous vous conseillons Chrome',

  // login

  // comment

  // share

  // vote

  // reader

  // write
} as const satisfies ActMessages;
