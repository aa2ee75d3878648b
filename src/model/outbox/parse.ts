import { type FailureKind, ownWords } from '../failure.ts';
import { decideSessionStatus } from '../session/statuses.ts';
import { field, isNone, parseCount, parseNumber, parseRecord, parseText } from '../wire.ts';
import type { Attempt, Write, WriteKind, WriteOutcome } from './types.ts';

/** More than any form takes. */
const MAX_TEXT = 50_000;
const MAX_LIST = 200;

type Check = (value: unknown) => boolean;
const text: Check = (value) => typeof value === 'string' && value.length <= MAX_TEXT;
const number: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const flag: Check = (value) => typeof value === 'boolean';
const list: Check = (value) => Array.isArray(value) && value.length <= MAX_LIST;
const texts: Check = (value) => Array.isArray(value) && list(value) && value.every(text);

/** Fields that make a payload whole; the page's own earlier version may have written it. */
const NEEDED: Readonly<Record<WriteKind, Readonly<Record<string, Check>>>> = {
  comment: { articleId: text, parentId: text, text, pictures: texts },
  deleteComment: { commentId: text },
  report: { commentId: text, articleId: text, reason: text },
  praise: { object: number, id: text, cancel: flag },
  praiseVideo: { id: text, cancel: flag },
  fav: { articleId: text, cancel: flag },
  follow: { object: number, id: text, cancel: flag },
  vote: { voteId: text, choices: texts },
  post: { circleId: text, text, attached: list },
  deletePost: { postId: text },
  reportPost: { postId: text, reason: text },
  question: { of: text, id: text, text, attached: list },
  tipoff: { title: text, text, attached: list },
  contribution: { seekId: text, title: text, text, author: text, attached: list },
  satisfy: { id: text, value: number },
  hit: { accountId: text },
  invitation: { code: text, uid: text },
  inviteCode: { code: text },
  signUp: { activityId: text, phone: text, code: text, answers: text, pictures: texts },
  bigVote: {
    voteId: text,
    activityId: text,
    optionIds: texts,
    codeId: text,
    verifyCode: text,
    userInfo: text,
  },
};

/** Own keys only: the storage may hold any word, `constructor` among them. */
const isKind = (kind: string): kind is WriteKind => Object.keys(NEEDED).includes(kind);

/** A write as it lies in the storage; null for what is none. */
export function parseWrite(stored: string | null): Write | null {
  const wire = parseRecord(stored);
  const key = parseText(field(wire, 'key'));
  const kind = parseText(field(wire, 'kind'));
  const at = parseNumber(field(wire, 'at'));
  if (!key || !isKind(kind) || at === null) return null;
  const payload = parseRecord(field(wire, 'payload'));
  const isWhole = Object.entries(NEEDED[kind]).every(([name, check]) => check(payload[name]));
  if (!isWhole || !text(key)) return null;
  return {
    key,
    kind,
    payload: payload as unknown as Write['payload'],
    at,
    tries: parseCount(field(wire, 'tries')),
    doubts: parseCount(field(wire, 'doubts')),
    by: parseText(field(wire, 'by')),
  };
}

/** How a write ended, as one tab wrote it down for another. */
export interface Note {
  readonly at: number;
  readonly outcome: WriteOutcome;
}

export function parseNote(stored: string | null): Note | null {
  const wire = parseRecord(stored);
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

/** What a write waits for after an attempt with this status; null where none was answered. */
export const decideCause = (status: number | null): 'network' | 'login' | 'server' =>
  status === null ? 'network' : decideSessionStatus(status) === 'loggedOut' ? 'login' : 'server';

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
    said === null ? kind !== 'empty' || isSilent : said === DOWN || isRefusedSession(said, by);
  const words = ownWords(message);
  if (!waits) return { state: 'refused', status: status ?? null, message: words };
  return {
    state: 'failed',
    slow: kind === 'timeout',
    doubtful: said === DOWN,
    status: said,
    message: words,
  };
}

/**
 * Whether the session was refused and not the write: it could not be renewed, or the member
 * `by` is logged out, whose write waits until they are logged in again.
 */
function isRefusedSession(status: number, by: string): boolean {
  const found = decideSessionStatus(status);
  return (
    found === 'signatureRefused' || found === 'tokenExpired' || (by !== '' && found === 'loggedOut')
  );
}
