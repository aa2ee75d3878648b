import { APP_ID } from '../sample/site.ts';
import { derivePublicKey } from './cipher/sm2.ts';

/**
 * The apps of the site, told apart by `appID`. They show the same newspaper; each asks
 * more of its requests than the first one, so that every kind of deployment has an
 * origin to run against. `getConfig` says what an app asks for.
 */
export interface App {
  readonly id: number;
  /** Requests need a valid token. */
  readonly token?: true;
  /** Requests need the signed headers. */
  readonly signed?: true;
  /** Payloads of `curVersions` 3 and up must be encrypted. */
  readonly encrypted?: true;
  /** Checks `program-sign` of login calls. */
  readonly ssoSecret?: string;
}

const OPEN: App = { id: APP_ID };

const APPS: readonly App[] = [
  OPEN,
  { id: 2, token: true },
  { id: 3, signed: true, ssoSecret: 'jichuan' },
  { id: 4, encrypted: true },
];

/** The app of an `appID`; null for one that is not the site's. Without one it is the open app. */
export function findApp(appId: string): App | null {
  if (appId === '') return OPEN;
  return APPS.find((app) => String(app.id) === appId) ?? null;
}

/** An app that is not the site's reads what the open one may read. */
export const findAppOrOpen = (appId: string): App => findApp(appId) ?? OPEN;

/** Key and iv of encrypted payloads and films, the same for every app: 16 bytes each. */
export const PAYLOAD_KEY = 'jichuanribao2026';
export const PAYLOAD_IV = '2026jichuanribao';

/** Opens user ids that were encrypted with `SM2_PUBLIC_KEY`; made for this origin, it guards nothing else. */
export const SM2_PRIVATE_KEY = 'a3c1d5e07b29468f8d1e2f3a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e';
export const SM2_PUBLIC_KEY = derivePublicKey(SM2_PRIVATE_KEY);
