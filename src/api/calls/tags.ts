import type { CallOptions, Client } from '../client.ts';
import { type ListPage, parseListPage } from './content.ts';
import { type Read, read } from './read.ts';
import { type TagParams, tagCall } from './tagCalls.ts';

/**
 * Loads a page of a tag's articles with the server's `hasMore`. The older name is tried when
 * the server refuses the newer.
 */
export async function tagScreenArticles(
  client: Client,
  params: TagParams,
  options?: CallOptions,
): Read<ListPage> {
  const parse = (payload: unknown) => parseListPage(payload, 'list');
  const answer = await read(client, tagCall(params), options, parse);
  const isRefused = !answer.ok && ['status', 'empty', 'malformed'].includes(answer.error.kind);
  if (!isRefused) return answer;
  const older = await read(client, tagCall(params, 'tagArticles'), options, parse);
  return older.ok ? older : answer;
}
