import { parseLeader } from '../../model/column/normalise.ts';
import type { Leader } from '../../model/column/types.ts';
import { field, parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import { leaderCall } from './leaderCalls.ts';
import { type Read, read } from './read.ts';

/** A leader. The id that was asked for counts where the answer brings none. */
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
