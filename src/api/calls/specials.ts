import { parseSpecialHead } from '../../model/special/specialHead.ts';
import type { Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { parseListPage } from './content.ts';
import { read } from './read.ts';

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
export const getSubject = (client: Client, { id }: { readonly id: string }) =>
  read(client, subjectCall(id), parseSpecialHead);

/** Loads a page (from 0) of all articles of a special's column and its sub-columns. */
export const getSubSpecialArticles = (
  client: Client,
  { columnId, page = 0 }: { readonly columnId: string; readonly page?: number | undefined },
) => read(client, specialArticlesCall(columnId, page), (payload) => parseListPage(payload, 'list'));
