import type { PushMessage } from './message.ts';

/**
 * Limit of unread messages. A busy broadcast sends more than a page can show in a frame; the
 * oldest are dropped.
 */
const MAX_WAITING = 500;
/** Limit of unread state messages, which may be about several broadcasts. */
const MAX_STATES = 20;
/** Longer messages are ignored. */
const MAX_LENGTH = 256 * 1024;

/**
 * Substring of state messages, which are queued separately so that a flood of reports cannot
 * displace them.
 */
const STATE_HINT = '"live_status"';

export interface Inbox {
  /** Adds a message; binary frames and too long ones are ignored. */
  readonly add: (data: unknown) => void;
  /** Returns and removes the next message, states first; undefined when there is none. */
  readonly take: () => string | undefined;
  readonly clear: () => void;
}

/** Creates a queue of unparsed messages. */
export function createInbox(): Inbox {
  const states: string[] = [];
  const waiting: string[] = [];
  return {
    add: (data) => {
      if (typeof data !== 'string' || data.length > MAX_LENGTH) return;
      const [list, limit] = data.includes(STATE_HINT)
        ? ([states, MAX_STATES] as const)
        : ([waiting, MAX_WAITING] as const);
      list.push(data);
      if (list.length > limit) list.shift();
    },
    take: () => states.shift() ?? waiting.shift(),
    clear: () => {
      states.length = 0;
      waiting.length = 0;
    },
  };
}

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
