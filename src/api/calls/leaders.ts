import type { Leader } from '../../model/column/columnTypes.ts';
import { parseLeader } from '../../model/column/normaliseColumn.ts';
import { field, parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { type Read, read } from './read.ts';

/** The request for a leader; inline scripts send it, too. */
export const leaderCall = (id: string): ApiCall => ({
  path: '/base_url/leader',
  params: { id },
});

/** Loads a leader. The requested id is used when the answer has none. */
export function leader(
  client: Client,
  { id }: { readonly id: string },
  options?: CallOptions,
): Read<Leader> {
  return read(client, leaderCall(id), options, (payload) => {
    const wire = parseRecord(field(parseRecord(payload), 'leader') ?? payload);
    return parseLeader({ id, ...wire });
  });
}
