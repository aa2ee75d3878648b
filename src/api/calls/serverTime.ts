import { field, parseRecord, parseTimestamp } from '../../model/wire.ts';
import type { Client } from '../client.ts';
import { read } from './read.ts';

/**
 * Loads the server's time in epoch ms. The answer is not documented: a number or an object with
 * one is accepted.
 */
export const serverTime = (client: Client) =>
  read(client, { path: '/base_url/serverTime', sessionFree: true }, (payload) => {
    const wire = parseRecord(payload);
    return (
      parseTimestamp(payload) ??
      parseTimestamp(field(wire, 'serverTime', 'time', 'timestamp', 'value'))
    );
  });
