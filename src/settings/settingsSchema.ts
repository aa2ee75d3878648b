import { z } from 'zod';
import type { Result } from '../model/result.ts';
import { ENCRYPTED_VERSIONS } from '../model/session/encryption.ts';
import {
  callForms,
  flag,
  id,
  key16,
  mode,
  oneOf,
  pairs,
  programSign,
  publicKey,
  searchPattern,
  streamOrigins,
  themes,
  url,
  visibleText,
} from './kinds.ts';
import { siteSettings } from './siteSettings.ts';
import { optionalSetting, parseVariables, type SettingsError, setting } from './variables.ts';

/** Ways to upload images; videos and audio are uploaded to the object store in parts. */
const UPLOAD_WAYS = ['upload', 'postUploadImg', 'mam', 'mam2', 'minio'] as const;

/** Statistics, streams, uploads and notices of some deployments. */
const featureSettings = {
  recordUrl: optionalSetting('RECORD_URL', url, {
    about: 'analytics server of read records (sendRecord)',
  }),
  recordTenant: optionalSetting('RECORD_TENANT', visibleText, {
    about: 'tenant in the headers of read records',
  }),
  recordKey: optionalSetting('RECORD_KEY', visibleText, {
    about: 'key in the headers of read records',
    isMasked: true,
  }),
  clickUrl: optionalSetting('CLICK_URL', url, {
    about: 'address that receives reports of article clicks',
  }),
  statisticsConsent: optionalSetting('STATISTICS_CONSENT', flag, {
    about: 'RECORD_URL and CLICK_URL receive nothing of a reader who has not agreed',
  }),
  streamHosts: optionalSetting('STREAM_HOSTS', streamOrigins, {
    about: "origins, in addition to the API's, of the push channel and of live streams",
  }),
  uploadWay: optionalSetting('UPLOAD_WAY', oneOf(UPLOAD_WAYS), {
    about: 'how images are uploaded; upload when empty',
  }),
  topAdPlace: optionalSetting('TOP_AD_PLACE', oneOf(['title']), {
    about:
      'place of the top ad of an article: title above the headline; after paragraph 3 when empty',
  }),
  mapUrl: optionalSetting('MAP_URL', searchPattern, {
    about: 'map to which the place of an activity links; no link when empty',
  }),
  themes: optionalSetting('THEMES', themes, {
    about: "themes of the site's own, shown on pages with ?theme=NAME",
  }),
  ieNotice: optionalSetting('IE_NOTICE', flag, {
    about: 'Internet Explorer on computers shows a notice that recommends another browser',
  }),
  debugConsole: optionalSetting('DEBUG_CONSOLE', flag, {
    about: 'loads a debug console 2 s after start',
  }),
};

/** The messenger's browser, and links from there into the native app. */
const messengerSettings = {
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

/** Tokens, signatures and ciphers of requests. */
const requestSettings = {
  /** Of an anonymous session or a member's (product 6.2). */
  tokenEnable: optionalSetting('TOKEN_ENABLE', flag, {
    about: 'requests contain a security token',
  }),
  /** Decision 0068. */
  callForms: optionalSetting('CALL_FORMS', callForms, {
    about:
      'forms of calls that the servers know, where they differ from the first; others are not tried',
  }),
  xyAuth: optionalSetting('XY_AUTH', mode, {
    about: 'signed requests: 0 none, 1 on routes that need a login, 2 always',
  }),
  encryptKey: optionalSetting('ENCRYPT_KEY', key16, {
    about: 'SM4 key of encrypted payloads (CUR_VERSIONS 3 and more)',
    isMasked: true,
  }),
  encryptIv: optionalSetting('ENCRYPT_IV', key16, {
    about: 'initialisation vector of encrypted payloads',
    isMasked: true,
  }),
  encryptUserIds: optionalSetting('ENCRYPT_USER_IDS', flag, {
    about: 'user ids in payloads are encrypted: with SM2 when it has a key, else with SM4',
  }),
  sm2PublicKey: optionalSetting('SM2_PUBLIC_KEY', publicKey, {
    about: 'SM2 public key for user ids',
  }),
  afsCheck: optionalSetting('AFS_CHECK', flag, {
    about: 'encrypted payloads contain the device data of the anti-fraud check (afsData)',
  }),
  /** Wire 14.3. */
  ssoSecret: optionalSetting('SSO_SECRET', visibleText, {
    about: 'secret of program-sign, the signature of login calls',
    isMasked: true,
  }),
  ssoSign: optionalSetting('SSO_SIGN', programSign, {
    about:
      'how program-sign is made: hash and text; sm3 {values}{random}{timestamp}{secret} when empty',
  }),
};

/** Every setting of a deployment, in the order of `.env.example`, and the rules between settings. */
export const settingsSchema = z
  .object({ ...siteSettings, ...requestSettings, ...messengerSettings, ...featureSettings })
  .superRefine(({ curVersions, encryptKey, encryptIv, encryptUserIds, sm2PublicKey }, context) => {
    if (context.issues.length > 0) return;
    if (!encryptKey !== !encryptIv) {
      context.addIssue('One of ENCRYPT_KEY and ENCRYPT_IV is empty. Allowed: both or none.');
    }
    if (curVersions >= ENCRYPTED_VERSIONS && !encryptKey) {
      context.addIssue(
        `CUR_VERSIONS: ${curVersions} needs ENCRYPT_KEY, because its payloads are encrypted. ` +
          `Allowed without it: a whole number below ${ENCRYPTED_VERSIONS}.`,
      );
    }
    if (encryptUserIds && !encryptKey && !sm2PublicKey) {
      context.addIssue(
        'ENCRYPT_USER_IDS: 1 needs SM2_PUBLIC_KEY or ENCRYPT_KEY. Allowed without them: 0.',
      );
    }
  });

/**
 * Returns the settings of a deployment from its variables (`SITE_ID=…`), or what is wrong with each
 * of them.
 */
export const parseSettings = (
  variables: Readonly<Record<string, string | undefined>>,
): Result<z.output<typeof settingsSchema>, SettingsError> =>
  parseVariables(settingsSchema, variables);
