import type { Counts } from '../../model/article/articleTypes.ts';
import { parseCounts } from '../../model/article/counts.ts';
import { isNone, parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';

/** Loads the current counts of an article's views, likes, shares and comments. */
export function getArticleCounts(
  client: Client,
  { articleId }: { readonly articleId: string },
  options?: CallOptions,
): Read<Counts> {
  const call = { path: '/base_url/getArticleCounts', params: { articleId } } as const;
  return read(client, call, options, (payload) => {
    const wire = parseRecord(payload);
    return isNone(wire) ? null : parseCounts(wire);
  });
}
