import { parseCounts } from '../../model/article/counts.ts';
import { isNone, parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import { read } from './read.ts';

/** Loads the current counts of an article's views, likes, shares and comments. */
export const getArticleCounts = (
  client: Client,
  { articleId }: { readonly articleId: string },
  options?: CallOptions,
) =>
  read(
    client,
    { path: '/base_url/getArticleCounts', params: { articleId } },
    (payload) => {
      const wire = parseRecord(payload);
      return isNone(wire) ? null : parseCounts(wire);
    },
    options,
  );
