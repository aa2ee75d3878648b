import type { Client } from '../client.ts';
import { type Read, read } from './read.ts';

/** Both are sent even while the page closes. */
const KEEPALIVE_POST = { method: 'post', keepalive: true } as const;

export interface CountedEvent {
  readonly id: string;
  /** 0 article, 7 newspaper, 10 article of an account. */
  readonly type: number;
}

/** Counts a view of an article (product 7.12); the common parameters contain the appID. */
export function postEvents(client: Client, { id, type }: CountedEvent): Read<true> {
  const params = { id, type, eventType: 3, channel: 3 };
  const call = { path: '/base_url/postEvents', params, ...KEEPALIVE_POST } as const;
  return read(client, call, () => true);
}

/** Counts a successful share (product 7.12). */
export function postEvent(client: Client, { id, type }: CountedEvent): Read<true> {
  const params = { id, type, eventType: 2, channel: 1 };
  const call = { path: '/base_url/postEvent', params, ...KEEPALIVE_POST } as const;
  return read(client, call, () => true);
}
