import type { Write, WriteKind, WritePayloads } from './types.ts';

/** What a reader does or undoes. */
type Toggle = 'praise' | 'praiseVideo' | 'fav' | 'follow';

type AnyWrite = { [K in WriteKind]: Pick<Write<K>, 'kind' | 'payload'> }[WriteKind];
/** A write with its kind and payload tied together, so that one tells the other. */
const tied = (write: Pick<Write, 'kind' | 'payload'>) => write as AnyWrite;

/**
 * What a write is about. Writes of one thing are sent in the order in which they were
 * made; all others know nothing of each other.
 */
export function thingOf(write: Pick<Write, 'kind' | 'payload'>): string {
  const { kind, payload } = tied(write);
  switch (kind) {
    case 'praise':
    case 'follow':
      return `${kind} ${payload.object} ${payload.id}`;
    case 'praiseVideo':
      return `${kind} ${payload.id}`;
    case 'fav':
      return `${kind} ${payload.articleId}`;
    case 'vote':
    case 'bigVote':
      return `${kind} ${payload.voteId}`;
    case 'satisfy':
      return `${kind} ${payload.id}`;
    case 'signUp':
      return `${kind} ${payload.activityId}`;
    default:
      return `${kind} ${JSON.stringify(payload)}`;
  }
}

/** Whether two writes of one thing ask for the same. */
export function isSame(a: Pick<Write, 'payload'>, b: Pick<Write, 'payload'>): boolean {
  return JSON.stringify(sorted(a.payload)) === JSON.stringify(sorted(b.payload));
}

const sorted = (payload: object) =>
  Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : Number(a > b)));

/** Whether of two unsent writes of one thing only the later counts. */
export const isToggle = (kind: WriteKind): kind is Toggle =>
  kind === 'praise' || kind === 'praiseVideo' || kind === 'fav' || kind === 'follow';

/** Sent in the name of the member who did it, where there was one, and never of another. */
export const isOfMember = (kind: WriteKind): boolean =>
  kind !== 'praise' &&
  kind !== 'praiseVideo' &&
  kind !== 'report' &&
  kind !== 'reportPost' &&
  kind !== 'invitation';

/** What a device remembers of its reader. */
export type DoneKind =
  | 'praise'
  | 'praiseComment'
  | 'praiseVideo'
  | 'fav'
  | 'follow'
  | 'vote'
  | 'invitation';

export interface Done {
  readonly kind: DoneKind;
  readonly id: string;
  /** False where the write undoes it. */
  readonly done: boolean;
}

/** What is to be remembered of a write that was stored; null when nothing is. */
export function doneOf(write: Pick<Write, 'kind' | 'payload'>): Done | null {
  const { kind, payload } = tied(write);
  switch (kind) {
    case 'praise':
      return { ...nameOfPraise(payload), done: !payload.cancel };
    case 'praiseVideo':
      return { kind, id: payload.id, done: !payload.cancel };
    case 'fav':
      return { kind, id: payload.articleId, done: !payload.cancel };
    case 'follow':
      return { kind, id: nameOfFollow(payload), done: !payload.cancel };
    case 'vote':
      return { kind, id: payload.voteId, done: true };
    case 'invitation':
      return { kind, id: payload.code, done: true };
    default:
      return null;
  }
}

const COMMENT = 1;
const PAPER = 7;
const POST = 18;

/** Articles and those of accounts have one row of numbers, all others their own. */
export function nameOfPraise({
  object,
  id,
}: Pick<WritePayloads['praise'], 'object' | 'id'>): Omit<Done, 'done'> {
  if (object === COMMENT) return { kind: 'praiseComment', id };
  if (object === POST) return { kind: 'praise', id: `post-${id}` };
  return { kind: 'praise', id: object === PAPER ? `paper-${id}` : id };
}

export const nameOfFollow = ({
  object,
  id,
}: Pick<WritePayloads['follow'], 'object' | 'id'>): string => `${object}-${id}`;
