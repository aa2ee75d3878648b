import { id, mode, pairs, url, visibleText } from './kinds.ts';
import { optionalSetting, setting } from './variables.ts';

/** The messenger's browser, and links from there into the native app. */
export const messengerSettings = {
  messengerUa: setting('MESSENGER_UA', visibleText, {
    fallback: 'MicroMessenger',
    about: "token in the user agent of the messenger's browser",
  }),
  launchUa: optionalSetting('LAUNCH_UA', visibleText, {
    about: "token in the user agent of a messenger that another app's link opened",
  }),
  wxAppId: optionalSetting('WX_APPID', id, {
    about: "app id at the messenger, unless the site's configuration has it",
  }),
  wxAuthorizeUrl: optionalSetting('WX_AUTHORIZE_URL', url, {
    about: "the messenger's consent page, which redirects back with a code",
  }),
  wxAuthLogin: optionalSetting('WX_AUTH_LOGIN', mode, {
    about: 'messenger login: 0 none, 1 at once, 2 when the reader requests a login',
  }),
  openAppId: optionalSetting('OPEN_APP_ID', id, {
    about: 'app id of the custom element that opens the native app from the messenger',
  }),
  appLinks: optionalSetting('APP_LINKS', pairs, {
    about:
      'link names of the native app that differ from the default ones, such as share=doShare,login=signIn, and more links that texts may use, under names that begin with open: openTopic=topic',
  }),
};
