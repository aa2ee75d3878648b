import { filterStreamLink } from '../../model/link.ts';
import { findEncrypted } from '../../model/media/encryptedAddress.ts';
import type { Settings } from '../../settings.ts';

/**
 * Returns the absolute address of a video or audio as the CMS sent it; '' when it has none that
 * is allowed. The cipher is loaded only for addresses that look encrypted.
 */
export async function resolveMediaAddress(url: string, settings: Settings): Promise<string> {
  const encrypted = findEncrypted(url);
  if (encrypted) {
    const { decryptAddress } = await import('./decryptAddress.ts');
    const plain = await decryptAddress(encrypted, settings);
    if (plain !== '') return plain;
    // Not encrypted, but a path that looks so.
    if (!url.startsWith('/')) return '';
  }
  return filterMediaAddress(url);
}

/**
 * Returns an allowed address as an absolute one, or ''. It is resolved against the page's
 * address, because a worker that loads it has another base.
 */
export function filterMediaAddress(url: string): string {
  const link = filterStreamLink(url);
  return link === '' ? '' : new URL(link, location.href).href;
}
