import { parseYesNo } from '../../model/outbox/yesNoAnswer.ts';
import type { Client } from '../client.ts';
import { read } from './read.ts';

const EVENTS = { view: 1, praise: 2, share: 3 } as const;

interface VideoEvent {
  readonly id: string;
  readonly event: keyof typeof EVENTS;
  /** Withdraws a like. */
  readonly cancel?: boolean;
  readonly idempotencyKey?: string;
}

/** Counts a view or a share, likes a video or withdraws the like. */
export const postVideoEvent = (
  client: Client,
  { id, event, cancel = false, idempotencyKey }: VideoEvent,
) =>
  read(
    client,
    {
      path: '/mvod_if/articleApp/event',
      method: 'post',
      // Views and shares are also sent while the page closes.
      ...(event !== 'praise' && { keepalive: true as const }),
      params: { id, type: EVENTS[event], cancel: cancel ? 1 : null, idempotencyKey },
    },
    parseYesNo,
  );
