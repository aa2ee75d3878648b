import { callForms, flag, key16, mode, programSign, publicKey, visibleText } from './kinds.ts';
import { optionalSetting } from './variables.ts';

/** Tokens, signatures and ciphers of requests. */
export const requestSettings = {
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
    isSecret: true,
  }),
  encryptIv: optionalSetting('ENCRYPT_IV', key16, {
    about: 'initialisation vector of encrypted payloads',
    isSecret: true,
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
    isSecret: true,
  }),
  ssoSign: optionalSetting('SSO_SIGN', programSign, {
    about:
      'how program-sign is made: hash and text; sm3 {values}{random}{timestamp}{secret} when empty',
  }),
};
