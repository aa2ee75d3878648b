import { field, parseMoment, parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';

/** The server's clock, epoch ms. Its answer is not known: a number or an object around one. */
export function serverTime(client: Client, options?: CallOptions): Read<number> {
  const call = { path: '/base_url/serverTime', tokenFree: true, signFree: true } as const;
  return read(client, call, options, (payload) => {
    const wire = parseRecord(payload);
    return (
      parseMoment(payload) ?? parseMoment(field(wire, 'serverTime', 'time', 'timestamp', 'value'))
    );
  });
}
