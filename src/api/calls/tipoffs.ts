import type { Tipoff } from '../../model/community/communityTypes.ts';
import { parseTipoff } from '../../model/community/tipoff.ts';
import { parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';

/**
 * Loads a tip to the newsroom with its answer. A tip that is not public is returned only to its
 * author: the member, or the device that sent it.
 */
export function tipoffDetail(
  client: Client,
  { id, userId }: { readonly id: string; readonly userId: string },
  options?: CallOptions,
): Read<Tipoff> {
  const call = {
    path: '/base_url/tipoffDetail',
    member: true,
    userIds: ['userID'],
    params: { id, userID: userId },
  } as const;
  return read(client, call, options, (payload) => {
    const wire = parseRecord(payload);
    return parseTipoff(Object.keys(wire).length === 0 ? wire : { id, ...wire });
  });
}
