import { parseLeader } from '../../model/column/normaliseColumn.ts';
import { field, parseRecord } from '../../model/wire.ts';
import type { Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { read } from './read.ts';

/** The request for a leader; inline scripts send it, too. */
export const leaderCall = (id: string): ApiCall => ({
  path: '/base_url/leader',
  params: { id },
});

/** Loads a leader. The requested id is used when the answer has none. */
export const leader = (client: Client, { id }: { readonly id: string }) =>
  read(client, leaderCall(id), (payload) => {
    const wire = parseRecord(field(parseRecord(payload), 'leader') ?? payload);
    return parseLeader({ id, ...wire });
  });
