import type { ActMessages } from '../translate.ts';

export const de = {
  // sheet
  'sheet.close': 'Schließen',
  'sheet.failed':
    'Das ließ sich nicht laden. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.',
  'sheet.loading': 'Wird geöffnet …',

  // session

  // host
  'host.openInApp': 'Bitte in der App öffnen',
  'host.openLinkInApp': 'Bitte öffnen Sie den Link in der App',
  'host.miniPhone': 'Bitte öffnen Sie das Miniprogramm in WeChat auf dem Telefon',
  'host.miniMessenger': 'Bitte öffnen Sie das Miniprogramm in WeChat',
  'host.launchHint': 'Tippen Sie oben oder unten rechts auf „Öffnen“, um in der App fortzufahren',
  'host.browserTitle': 'Bitte im Browser öffnen',
  'host.browserHint': 'Tippen Sie oben rechts auf das Menü und wählen Sie „Im Browser öffnen“.',
  'host.shareTitle': 'Seite teilen',
  'host.shareHint': 'Tippen Sie oben rechts auf das Menü und wählen Sie, wohin Sie teilen.',
  'host.close': 'Verstanden',
  'host.openApp': 'App öffnen',
  'host.launchFailed':
    'Die App ließ sich nicht öffnen. Bitte installieren Sie sie oder öffnen Sie die Seite im Browser.',
  'host.authorizing': 'Wird autorisiert …',
  'host.authorizeFailed': 'WeChat-Autorisierung fehlgeschlagen',
  'host.userInfoFailed': 'WeChat hat Ihr Profil nicht übermittelt',
  'host.ieTitle': 'Hinweis',
  'host.ieText': 'Am Computer empfehlen wir Chrome',

  // login

  // comment

  // share

  // vote

  // reader

  // write
} as const satisfies ActMessages;
