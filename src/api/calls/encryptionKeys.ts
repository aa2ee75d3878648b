import { field, parseRecord, parseText } from '../../model/wire.ts';
import type { Client } from '../client.ts';
import type { EncryptionKeys } from '../steps/payload.ts';
import { type Read, read } from './read.ts';
import { CONFIG_CALL } from './startCalls.ts';

/** Loads the keys that encrypt ballots, for deployments that configure none (`encryptKey4`). */
export const getEncryptionKeys = (client: Client): Read<EncryptionKeys> =>
  read(client, CONFIG_CALL, (payload) => {
    const config = parseRecord(payload);
    const key = parseText(field(config, 'encryptKey4'));
    // A site with only one key uses it for both.
    return key === '' ? null : { key, iv: parseText(field(config, 'encryptIv4')) || key };
  });
