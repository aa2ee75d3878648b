import { APP_ID } from '../sample/site.ts';
import { derivePublicKey } from './ciphers.ts';

/**
 * An app of the site, selected by the parameter `appID`. All apps serve the same content;
 * each one but the first requires something more of its requests, so that every kind of
 * deployment can be tested: the fifth all of it, the sixth on the content server alone. `getConfig` answers what an app requires.
 */
export interface App {
  readonly id: number;
  /** Requests need a valid token. */
  readonly token?: true;
  /** Requests need the signed headers. */
  readonly signed?: true;
  /** Payloads of `curVersions` 3 and up must be encrypted. */
  readonly encrypted?: true;
  /** `getConfig` needs what the other calls of the app need. */
  readonly guardsConfig?: true;
  /** Hosts of another system, which reads no tokens, signatures and ciphers. */
  readonly openHosts?: readonly string[];
  /** Checks `program-sign` of login calls. */
  readonly ssoSecret?: string;
}

const OPEN: App = { id: APP_ID };

const APPS: readonly App[] = [
  OPEN,
  { id: 2, token: true },
  { id: 3, signed: true, ssoSecret: 'jichuan' },
  { id: 4, encrypted: true },
  { id: 5, token: true, signed: true, encrypted: true, guardsConfig: true, ssoSecret: 'jichuan' },
  { id: 6, token: true, signed: true, openHosts: ['nis', 'sso'] },
];

/** Returns the app with this `appID`, the open app for '', null for an unknown id. */
export function findApp(appId: string): App | null {
  if (appId === '') return OPEN;
  return APPS.find((app) => String(app.id) === appId) ?? null;
}

/** Returns the app with this `appID`; the open app for an unknown id. */
export const findAppOrOpen = (appId: string): App => findApp(appId) ?? OPEN;

/** Key and IV of encrypted payloads and video addresses, the same for every app: 16 bytes each. */
export const PAYLOAD_KEY = 'jichuanribao2026';
export const PAYLOAD_IV = '2026jichuanribao';

/** Decrypts user ids that were encrypted with `SM2_PUBLIC_KEY`. Not a secret: used by this origin only. */
export const SM2_PRIVATE_KEY = 'a3c1d5e07b29468f8d1e2f3a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e';
export const SM2_PUBLIC_KEY = derivePublicKey(SM2_PRIVATE_KEY);
