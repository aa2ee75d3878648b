import type { PushMessage } from './pushTypes.ts';

/**
 * Returns a batch with only the last state message of each broadcast; all others keep their
 * order.
 */
export function mergePushMessages(messages: readonly PushMessage[]): readonly PushMessage[] {
  const last = new Map<string, PushMessage>();
  for (const message of messages) {
    if (message.type === 'live_status') last.set(message.id, message);
  }
  return messages.filter(
    (message) => message.type !== 'live_status' || last.get(message.id) === message,
  );
}
