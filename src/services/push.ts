import { createInbox, mergePushMessages } from '../model/push/inbox.ts';
import {
  formatPushUrl,
  formatSubscription,
  PING,
  type PushMessage,
  parsePushMessage,
} from '../model/push/message.ts';
import type { PushConfig } from '../model/site/siteTypes.ts';
import type { Settings } from '../settings.ts';
import { openPushChannel } from './push/pushChannel.ts';

/** Work per frame, in ms of 16; rendering and scrolling need the rest. */
const SLICE_MS = 6;
/** Delay between slices of hidden pages, in ms: they get no animation frames. */
const HIDDEN_MS = 100;

/**
 * Runs work in small pieces, for a limited time per frame.
 *
 * @param next runs one piece; returns false when there is none
 * @param done runs after each slice
 * @returns a function that schedules the work
 */
export function createFrameScheduler(next: () => boolean, done: () => void): () => void {
  let isPlanned = false;
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    if (document.hidden) setTimeout(work, HIDDEN_MS);
    else requestAnimationFrame(work);
  };
  const work = () => {
    isPlanned = false;
    const end = performance.now() + SLICE_MS;
    let hasMore = next();
    while (hasMore && performance.now() < end) hasMore = next();
    if (hasMore) plan();
    done();
  };
  return plan;
}

type Listener = (message: PushMessage) => void;

const listeners = new Set<Listener>();
const reconnectListeners = new Set<() => void>();
let isConnected = false;

/**
 * Opens the push channel for a broadcast, once a page; it stays open until the page ends. Does
 * nothing where the site has no channel (product 4.21).
 */
export function connectPush(
  settings: Pick<Settings, 'siteId'>,
  config: PushConfig | null,
  fileId: string,
): void {
  const url = formatPushUrl(config, settings.siteId);
  if (isConnected || url === null || !('WebSocket' in window)) return;
  isConnected = true;
  const inbox = createInbox();
  let batch: PushMessage[] = [];
  const hasWork = createFrameScheduler(
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
  openPushChannel({
    url,
    hello: formatSubscription(fileId),
    ping: PING,
    onData: (data) => {
      inbox.add(data);
      hasWork();
    },
    onOpen: (late) => {
      if (late) for (const listener of reconnectListeners) listener();
    },
  });
}

/**
 * Subscribes to all messages of the channel, those of other broadcasts included. Returns a function
 * that stops it.
 */
export function onPushMessage(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Subscribes to reopenings of the channel, after the page was hidden or the connection lost.
 * Messages of that time are missing and have to be loaded. Returns a function that stops it.
 */
export function onPushReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener);
  return () => {
    reconnectListeners.delete(listener);
  };
}
