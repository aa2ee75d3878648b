import { field, parseRecord, parseTimestamp } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';

/**
 * Loads the server's time in epoch ms. The answer is not documented: a number or an object with
 * one is accepted.
 */
export function serverTime(client: Client, options?: CallOptions): Read<number> {
  const call = { path: '/base_url/serverTime', sessionFree: true } as const;
  return read(client, call, options, (payload) => {
    const wire = parseRecord(payload);
    return (
      parseTimestamp(payload) ??
      parseTimestamp(field(wire, 'serverTime', 'time', 'timestamp', 'value'))
    );
  });
}
