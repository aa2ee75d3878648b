/**
 * What has arrived and was not read yet. A busy broadcast tells more than a page can show
 * in a frame: the newest is what counts, and it is never more than this.
 */
const MAX_WAITING = 500;
/** Of a state only the last one told counts; a few, as they may be of other broadcasts. */
const MAX_STATES = 20;
/** Longer messages are nothing that this page asked for. */
const MAX_LENGTH = 256 * 1024;

/** Only a hint, so that no flood of reports pushes a change of state out. */
const STATE_HINT = '"live_status"';

export interface Inbox {
  /** Binary frames and what is too long is not taken. */
  readonly add: (data: unknown) => void;
  /** The next one to read, states first; undefined when all is read. */
  readonly take: () => string | undefined;
  readonly clear: () => void;
}

/** Texts as they came; nothing is parsed before it is taken. */
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
