import { parseListItem } from '../../model/article/listItem.ts';
import { parseReporterInfo } from '../../model/community/reporter.ts';
import { hasMoreByMultiple } from '../../model/paging.ts';
import { findRows, parseEach } from '../../model/wire.ts';
import type { Client } from '../client.ts';
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
export const reporterInfo = (client: Client, { id }: { readonly id: string }) =>
  read(client, authorInfoCall(id), (payload) => parseReporterInfo(payload, id));

/** Loads a page of a reporter's articles. Every full page may have a next one (product 4.12). */
export const reporterArticles = (client: Client, params: ReporterArticlesParams): Read<ListPage> =>
  read(client, reporterArticlesCall(params), (payload) => {
    const sent = findRows(payload, 'list', 'articles');
    return {
      list: parseEach(sent, parseListItem),
      hasMore: hasMoreByMultiple(sent.length, sent.length),
    };
  });
