import { filterStreamLink } from '../../model/link.ts';
import { findEncrypted } from '../../model/media/encryptedAddress.ts';
import type { Settings } from '../../settings.ts';

/**
 * A whole address that can be played, of a film or a sound as the CMS named it; '' when
 * there is none. The cipher comes only for what looks encrypted.
 */
export async function openAddress(url: string, settings: Settings): Promise<string> {
  const encrypted = findEncrypted(url);
  if (encrypted) {
    const { decryptAddress } = await import('./decryptAddress.ts');
    const plain = await decryptAddress(encrypted, settings);
    if (plain !== '') return plain;
    // A path that happened to look so.
    if (!url.startsWith('/')) return '';
  }
  return filterAddress(url);
}

/** Against the page's address: what loads it may be a worker, which has another. */
export function filterAddress(url: string): string {
  const link = filterStreamLink(url);
  return link === '' ? '' : new URL(link, location.href).href;
}
