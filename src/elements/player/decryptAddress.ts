import { getConfig } from '../../api/calls/config.ts';
import { hexToBytes } from '../../api/cipher/bytes.ts';
import { decryptSm4 } from '../../api/cipher/sm4.ts';
import type { EncryptedAddress } from '../../model/media/encryptedAddress.ts';
import { getClient } from '../../services/pageClient.ts';
import type { Settings } from '../../settings.ts';
import { filterMediaAddress } from './resolveMediaAddress.ts';

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
  const config = await getConfig(getClient(settings));
  return config.ok && config.value.mediaKey ? decrypt(encrypted, config.value.mediaKey) : '';
}

async function decrypt({ text, cipher }: EncryptedAddress, keyText: string): Promise<string> {
  const key = keyText.length === 32 ? (hexToBytes(keyText) ?? keyText) : keyText;
  try {
    const answer = await decryptSm4(text, { key, cipher, mode: 'ecb' });
    return answer.ok ? filterMediaAddress(answer.value.trim()) : '';
  } catch {
    // The key is not valid.
    return '';
  }
}
