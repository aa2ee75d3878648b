import { openChannel } from '../host/push/channel.ts';
import { createSlices } from '../host/push/slices.ts';
import { createInbox } from '../model/push/inbox.ts';
import { mergePushMessages } from '../model/push/mergePushMessages.ts';
import { parsePushMessage } from '../model/push/message.ts';
import { formatSubscription, PING } from '../model/push/outgoing.ts';
import { formatPushUrl } from '../model/push/pushUrl.ts';
import type { PushConfig, PushMessage } from '../model/push/types.ts';
import type { Settings } from '../settings.ts';

type Listener = (message: PushMessage) => void;

const listeners = new Set<Listener>();
const returned = new Set<() => void>();
let isOpened = false;

/**
 * Opens the push channel for a broadcast, once a page; it stays open until the page ends. Does
 * nothing where the site has no channel (product 4.21).
 */
export function openPush(
  settings: Pick<Settings, 'siteId'>,
  config: PushConfig | null,
  fileId: string,
): void {
  const url = formatPushUrl(config, settings.siteId);
  if (isOpened || url === null || !('WebSocket' in window)) return;
  isOpened = true;
  const inbox = createInbox();
  let batch: PushMessage[] = [];
  const hasWork = createSlices(
    () => {
      const text = inbox.take();
      if (text === undefined) return false;
      const message = parsePushMessage(text);
      if (message) batch.push(message);
      return true;
    },
    () => {
      const messages = mergePushMessages(batch);
      batch = [];
      for (const message of messages) for (const listener of listeners) listener(message);
    },
  );
  openChannel({
    url,
    hello: formatSubscription(fileId),
    ping: PING,
    onData: (data) => {
      inbox.add(data);
      hasWork();
    },
    onOpen: (late) => {
      if (late) for (const listener of returned) listener();
    },
  });
}

/**
 * Subscribes to all messages of the channel, those of other broadcasts included. Returns a function
 * that stops it.
 */
export function onPush(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Subscribes to reopenings of the channel, after the page was hidden or the connection lost.
 * Messages of that time are missing and have to be loaded. Returns a function that stops it.
 */
export function onPushReturn(listener: () => void): () => void {
  returned.add(listener);
  return () => {
    returned.delete(listener);
  };
}
