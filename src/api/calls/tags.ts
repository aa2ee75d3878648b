import type { Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { type ListPage, parseListPage } from './content.ts';
import { type Read, read } from './read.ts';

export interface TagParams {
  /** '' when only its name is known. */
  readonly id: string;
  readonly name: string;
  /** From 1 (wire 17.13). */
  readonly page: number;
}

/** The articles of a tag. */
export const tagCall = ({ id, name, page }: TagParams): ApiCall => ({
  path: '/base_url/tagScreenArticles',
  params: { tagId: id || null, tagName: name || null, page },
});

/** Loads a page of a tag's articles with the server's `hasMore`. */
export function tagScreenArticles(client: Client, params: TagParams): Read<ListPage> {
  const parse = (payload: unknown) => parseListPage(payload, 'list');
  return read(client, tagCall(params), parse);
}
