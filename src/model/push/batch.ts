import type { PushMessage } from './types.ts';

/** Of the states that a batch tells only the last one counts; all else stays in its order. */
export function mergePushMessages(messages: readonly PushMessage[]): readonly PushMessage[] {
  const last = new Map<string, PushMessage>();
  for (const message of messages) {
    if (message.type === 'live_status') last.set(message.id, message);
  }
  return messages.filter(
    (message) => message.type !== 'live_status' || last.get(message.id) === message,
  );
}
