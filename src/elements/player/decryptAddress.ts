import { getConfig } from '../../api/calls/config.ts';
import { hexToBytes } from '../../api/cipher/bytes.ts';
import { decryptSm4 } from '../../api/cipher/sm4.ts';
import type { EncryptedAddress } from '../../model/media/encryptedAddress.ts';
import type { Settings } from '../../settings.ts';
import { openClient } from '../../stores/client.ts';
import { filterAddress } from './openAddress.ts';

/**
 * Returns the decrypted address of a video or audio, by the deployment's key, else by the
 * site's (`encryptKey4`); '' when neither decrypts it.
 */
export async function decryptAddress(
  encrypted: EncryptedAddress,
  settings: Settings,
): Promise<string> {
  const own = settings.encryptKey ? await decrypt(encrypted, settings.encryptKey) : '';
  if (own !== '') return own;
  const config = await getConfig(openClient(settings));
  return config.ok && config.value.mediaKey ? decrypt(encrypted, config.value.mediaKey) : '';
}

async function decrypt({ text, cipher }: EncryptedAddress, written: string): Promise<string> {
  const key = written.length === 32 ? (hexToBytes(written) ?? written) : written;
  try {
    const answer = await decryptSm4(text, { key, cipher, mode: 'ecb' });
    return answer.ok ? filterAddress(answer.value.trim()) : '';
  } catch {
    // The key is not valid.
    return '';
  }
}
