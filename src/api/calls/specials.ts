import { parseSpecialHead, type SpecialHead } from '../../model/special/specialHead.ts';
import type { CallOptions, Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { type ListPage, parseListPage } from './content.ts';
import { type Read, read } from './read.ts';

export const subjectCall = (id: string): ApiCall => ({
  path: '/base_url/getSubject',
  params: { id },
});

/** A page (from 0) of all articles of a special's column and its sub-columns. */
export const specialArticlesCall = (columnId: string, page: number): ApiCall => ({
  path: '/base_url/getSubSpecialArticles',
  params: { columnId, page },
});

/** Loads the header of a special by its column. */
export function getSubject(
  client: Client,
  { id }: { readonly id: string },
  options?: CallOptions,
): Read<SpecialHead> {
  return read(client, subjectCall(id), options, parseSpecialHead);
}

/** Loads a page (from 0) of all articles of a special's column and its sub-columns. */
export function getSubSpecialArticles(
  client: Client,
  { columnId, page = 0 }: { readonly columnId: string; readonly page?: number | undefined },
  options?: CallOptions,
): Read<ListPage> {
  return read(client, specialArticlesCall(columnId, page), options, (payload) =>
    parseListPage(payload, 'list'),
  );
}
