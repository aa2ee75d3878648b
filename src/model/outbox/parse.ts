import { type FailureKind, ownWords } from '../failure.ts';
import { field, isNone, parseCount, parseNumber, parseRecord, parseText } from '../wire.ts';
import type { Attempt, Write, WriteKind, WriteOutcome } from './types.ts';

/** Fields that make a payload whole; the page's own earlier version may have written it. */
const NEEDED: Readonly<Record<WriteKind, readonly string[]>> = {
  comment: ['articleId', 'parentId', 'text', 'pictures'],
  deleteComment: ['commentId'],
  report: ['commentId', 'articleId', 'reason'],
  praise: ['object', 'id', 'cancel'],
  praiseVideo: ['id', 'cancel'],
  fav: ['articleId', 'cancel'],
  follow: ['object', 'id', 'cancel'],
  vote: ['voteId', 'choices'],
  post: ['circleId', 'text', 'attached'],
  deletePost: ['postId'],
  reportPost: ['postId', 'reason'],
  question: ['of', 'id', 'text', 'attached'],
  tipoff: ['title', 'text', 'attached'],
  contribution: ['seekId', 'title', 'text', 'author', 'attached'],
  satisfy: ['id', 'value'],
  hit: ['accountId'],
  invitation: ['code', 'uid'],
  inviteCode: ['code'],
  signUp: ['activityId', 'phone', 'code', 'answers', 'pictures'],
  bigVote: ['voteId', 'activityId', 'optionIds', 'codeId', 'verifyCode', 'userInfo'],
};

/** Own keys only: the storage may hold any word, `constructor` among them. */
const isKind = (kind: string): kind is WriteKind => Object.keys(NEEDED).includes(kind);

/** A write as it lies in the storage; null for what is none. */
export function parseWrite(text: string | null): Write | null {
  const wire = parseRecord(text);
  const key = parseText(field(wire, 'key'));
  const kind = parseText(field(wire, 'kind'));
  const at = parseNumber(field(wire, 'at'));
  if (!key || !isKind(kind) || at === null) return null;
  const payload = parseRecord(field(wire, 'payload'));
  if (NEEDED[kind].some((name) => payload[name] === undefined)) return null;
  return {
    key,
    kind,
    payload: payload as unknown as Write['payload'],
    at,
    tries: parseCount(field(wire, 'tries')),
    by: parseText(field(wire, 'by')),
  };
}

/** How a write ended, as one tab wrote it down for another. */
export interface Note {
  readonly at: number;
  readonly outcome: WriteOutcome;
}

export function parseNote(text: string | null): Note | null {
  const wire = parseRecord(text);
  const outcome = parseRecord(field(wire, 'outcome'));
  const at = parseNumber(field(wire, 'at'));
  const state = parseText(field(outcome, 'state'));
  if (at === null) return null;
  if (state === 'done') return { at, outcome: { state, value: outcome.value ?? null } };
  if (state === 'already') return { at, outcome: { state } };
  if (state !== 'refused') return null;
  const status = parseNumber(field(outcome, 'status'));
  const reason = parseText(field(outcome, 'reason'));
  const about = parseText(field(outcome, 'field'));
  return {
    at,
    outcome: {
      state,
      status,
      message: parseText(field(outcome, 'message')),
      ...(reason && { reason }),
      ...(about && { field: about }),
    },
  };
}

/** Answer of a yes/no call (interop section 2): "false" says that it was so before. */
export function parseVerdict(payload: unknown): 'done' | 'already' {
  const value = field(parseRecord(payload), 'value');
  return !isNone(value) && String(value) === 'false' ? 'already' : 'done';
}

/** What a server says when it is down, and also of a thing that is not there (interop section 2). */
const DOWN = -1;
/** The session could not be renewed: nothing was said about the write. */
const SESSION: readonly number[] = [1004, 10111];
/** The member is logged in no more: their write waits until they are again. */
const LOGGED_OUT: readonly number[] = [10102, 10103];

/** What a write waits for after an attempt with this status; null where none was answered. */
export const decideCause = (status: number | null): 'network' | 'login' | 'server' =>
  status === null ? 'network' : LOGGED_OUT.includes(status) ? 'login' : 'server';

interface CallFailure {
  readonly kind: FailureKind;
  readonly status?: number;
  readonly message: string;
}

/** What a failed call means for its write: a refusal, or that nobody knows yet. */
export function decideAttempt(
  { kind, status, message }: CallFailure,
  { by }: Pick<Write, 'by'>,
): Attempt {
  const said = kind === 'status' ? (status ?? 0) : null;
  // An answer without a body may come from a server that has stored the write.
  const isSilent = kind === 'empty' && message === '';
  const waits =
    said === null
      ? kind !== 'empty' || isSilent
      : said === DOWN || SESSION.includes(said) || (by !== '' && LOGGED_OUT.includes(said));
  const words = ownWords(message);
  if (!waits) return { state: 'refused', status: status ?? null, message: words };
  return {
    state: 'failed',
    slow: kind === 'timeout',
    doubtful: said === DOWN || isSilent,
    status: said,
    message: words,
  };
}
