import type { ActMessages } from '../translate.ts';

export const en = {
  // sheet
  'sheet.close': 'Close',
  'sheet.failed': 'This could not be loaded. Check your connection and try again.',
  'sheet.loading': 'Opening…',

  // session

  // host
  'host.openInApp': 'Please open in the app',
  'host.openLinkInApp': 'Please open the link in the app',
  'host.miniPhone': 'Please open the mini program on the phone’s WeChat',
  'host.miniMessenger': 'Please open the mini program in WeChat',
  'host.launchHint': 'Tap “Open” at the top or bottom right to continue in the app',
  'host.browserTitle': 'Please open in a browser',
  'host.browserHint': 'Tap the menu at the top right and choose “Open in browser”.',
  'host.shareTitle': 'Share this page',
  'host.shareHint': 'Tap the menu at the top right and choose where to share it.',
  'host.close': 'Got it',
  'host.openApp': 'Open the app',
  'host.launchFailed': 'The app did not open. Install it first, or open this page in a browser.',
  'host.authorizing': 'Authorising…',
  'host.authorizeFailed': 'WeChat authorisation failed',
  'host.userInfoFailed': 'WeChat did not share your profile',
  'host.ieTitle': 'Note',
  'host.ieText': 'On a computer, please use Chrome',

  // login

  // comment

  // share

  // vote

  // reader

  // write
} as const satisfies ActMessages;
