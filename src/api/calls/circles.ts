import { parseCircle } from '../../model/community/circle.ts';
import type { Circle, Notice } from '../../model/community/communityTypes.ts';
import { parseNotice } from '../../model/community/notice.ts';
import { hasMoreByPage } from '../../model/paging.ts';
import { field, parseEach, parseList, parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import { circleCall, noticeCall } from './circleCalls.ts';
import { type Read, read } from './read.ts';

/** Loads a circle with its notices and tags. */
export function getCircle(
  client: Client,
  { id }: { readonly id: string },
  options?: CallOptions,
): Read<Circle> {
  return read(client, circleCall(id), options, parseCircle);
}

/** Loads a page (from 0) of the site's circles. */
export function listCircles(
  client: Client,
  { page = 0 }: { readonly page?: number | undefined } = {},
  options?: CallOptions,
): Read<{ readonly circles: readonly Circle[]; readonly hasMore: boolean }> {
  const call = { path: '/base_url/circle-list', params: { page } } as const;
  return read(client, call, options, (payload) => {
    const sent = Array.isArray(payload) ? payload : parseList(field(parseRecord(payload), 'list'));
    return { circles: parseEach(sent, parseCircle), hasMore: hasMoreByPage(sent.length) };
  });
}

/** Loads a notice to a circle's members. */
export function getNotice(
  client: Client,
  { id }: { readonly id: string },
  options?: CallOptions,
): Read<Notice> {
  return read(client, noticeCall(id), options, parseNotice);
}
