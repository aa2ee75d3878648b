import { parseListItem } from '../../model/article/listItem.ts';
import type { ReporterInfo } from '../../model/community/communityTypes.ts';
import { parseReporterInfo } from '../../model/community/reporter.ts';
import { hasMoreByMultiple } from '../../model/paging.ts';
import { field, parseEach, parseList, parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import type { ListPage } from './content.ts';
import { type Read, read } from './read.ts';

export const authorInfoCall = (id: string): ApiCall => ({
  path: '/base_url/authorInfo',
  params: { id },
});

export interface ReporterArticlesParams {
  readonly id: string;
  /** From 0; 20 articles a page. */
  readonly page: number;
}

export const reporterArticlesCall = ({ id, page }: ReporterArticlesParams): ApiCall => ({
  path: '/base_url/reporterArticles',
  params: { id, page },
});

/** Loads a reporter's profile. */
export function reporterInfo(
  client: Client,
  { id }: { readonly id: string },
  options?: CallOptions,
): Read<ReporterInfo> {
  return read(client, authorInfoCall(id), options, (payload) => parseReporterInfo(payload, id));
}

/** Loads a page of a reporter's articles. Every full page may have a next one (product 4.12). */
export function reporterArticles(
  client: Client,
  params: ReporterArticlesParams,
  options?: CallOptions,
): Read<ListPage> {
  return read(client, reporterArticlesCall(params), options, (payload) => {
    const sent = Array.isArray(payload)
      ? payload
      : parseList(field(parseRecord(payload), 'list', 'articles'));
    return {
      list: parseEach(sent, parseListItem),
      hasMore: hasMoreByMultiple(sent.length, sent.length),
    };
  });
}
