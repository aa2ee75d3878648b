import type { Client } from '../client.ts';
import { read } from './read.ts';

/** Numbers of `event` (wire 4.4); that of a tap is not known. */
const EVENTS = { show: 3, tap: 4 } as const;

export interface AdEvent {
  readonly adId: string;
  readonly event: keyof typeof EVENTS;
}

/** Counts that an ad was shown or tapped; sent even while the page closes. */
export const postAdEvent = (client: Client, { adId, event }: AdEvent) =>
  read(
    client,
    {
      path: '/adv-appif-server/event',
      method: 'post',
      keepalive: true,
      params: { advID: adId, eventType: EVENTS[event] },
    },
    () => true,
  );
