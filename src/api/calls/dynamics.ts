import { type Dynamic, parseDynamic, parseDynamics } from '../../model/community/dynamic.ts';
import { hasMoreDynamics } from '../../model/paging.ts';
import { parseRecord } from '../../model/wire.ts';
import type { Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { type Read, read } from './read.ts';

/** The request for a dynamic; inline scripts send it, too. */
export const dynamicCall = (id: string): ApiCall => ({
  path: '/base_url/getDynamicDetail',
  params: { id },
});

/** Loads a dynamic. The requested id is used when the answer has none. */
export const getDynamicDetail = (client: Client, { id }: { readonly id: string }) =>
  read(client, dynamicCall(id), (payload) => parseDynamic({ id, ...parseRecord(payload) }));

/** Loads a page (from 0) of ten dynamics of a reporter. */
export const getDynamicList = (
  client: Client,
  { id, page = 0 }: { readonly id: string; readonly page?: number | undefined },
): Read<{ readonly items: readonly Dynamic[]; readonly hasMore: boolean }> =>
  read(client, { path: '/base_url/getDynamicList', params: { id, page } }, (payload) => {
    const { dynamics, sent } = parseDynamics(payload, { id, kind: 'reporter' });
    return { items: dynamics, hasMore: hasMoreDynamics(sent) };
  });
