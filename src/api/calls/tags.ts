import type { CallOptions, Client } from '../client.ts';
import { type ListPage, parseListPage } from './content.ts';
import { type Read, read } from './read.ts';
import { type TagParams, tagCall } from './tagCalls.ts';

/** Loads a page of a tag's articles with the server's `hasMore`. */
export function tagScreenArticles(
  client: Client,
  params: TagParams,
  options?: CallOptions,
): Read<ListPage> {
  const parse = (payload: unknown) => parseListPage(payload, 'list');
  return read(client, tagCall(params), options, parse);
}
