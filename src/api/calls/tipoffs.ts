import { parseTipoff } from '../../model/community/tipoff.ts';
import { parseRecord } from '../../model/wire.ts';
import type { Client } from '../client.ts';
import { read } from './read.ts';

/**
 * Loads a tip to the newsroom with its answer. A tip that is not public is returned only to its
 * author: the member, or the device that sent it.
 */
export const tipoffDetail = (
  client: Client,
  { id, userId }: { readonly id: string; readonly userId: string },
) =>
  read(
    client,
    {
      path: '/base_url/tipoffDetail',
      member: true,
      userIds: ['userID'],
      params: { id, userID: userId },
    },
    (payload) => {
      const wire = parseRecord(payload);
      return parseTipoff(Object.keys(wire).length === 0 ? wire : { id, ...wire });
    },
  );
