import type { Settings } from '../settings.ts';
import { readEnvironment } from './readEnvironment.ts';
import { readUid } from './session/tokenStore.ts';

/**
 * Returns the uid of the member in the native app; '' elsewhere, and without a login. Recommendations
 * are personal in the app only (product 7.10).
 */
export const readAppMember = (settings: Settings): string =>
  readEnvironment(settings).kind === 'app' ? readUid() : '';
