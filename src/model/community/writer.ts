import * as read from '../read.ts';
import { parseNumber, type Wire } from '../wire.ts';

/** Review state of a text by a reader. */
export type ReviewState = 'awaiting' | 'passed' | 'refused';

/** The author of a text: a reader, a reporter, an account or an office. */
export interface Writer {
  /** A reader's uid, a reporter's or account's id; '' for an author without a page. */
  readonly id: string;
  readonly kind: 'reader' | 'reporter' | 'account';
  /** '' when the server has no name: the page shows a message for anonymous readers. */
  readonly name: string;
  readonly icon: string;
  /** Job title or employer; '' for none. */
  readonly duty: string;
  /** Whether an editor or an office wrote it officially. */
  readonly official: boolean;
}

/** Returns the reader who wrote a text. The name may be '': the page then shows a message. */
export const parseReader = (wire: Wire): Writer => ({
  id: read.linkedId(wire, 'userID', 'userId', 'uid'),
  kind: 'reader',
  name: read.line(wire, 'userName', 'username', 'nickname'),
  icon: read.image(wire, 'userIcon', 'userHead', 'head'),
  duty: read.line(wire, 'duty'),
  official: read.flag(wire, 'isOfficial'),
});

/** Returns the author of a text by an account or reporter, whichever the answer names. */
export function parseAuthor(wire: Wire): Writer {
  const reporterId = read.linkedId(wire, 'reporterId', 'reporterID', 'authorId', 'authorID');
  const accountId = read.linkedId(wire, 'xyId', 'xyID');
  const isAccount = reporterId === '' && accountId !== '';
  return {
    id: isAccount ? accountId : reporterId,
    kind: isAccount ? 'account' : 'reporter',
    name: read.line(wire, 'authorName', 'reporterName', 'xyName', 'name'),
    icon: read.image(wire, 'authorIcon', 'reporterIcon', 'xyIcon', 'icon'),
    duty: read.line(wire, 'authorDuty', 'duty'),
    official: false,
  };
}

const STATES: Readonly<Record<number, ReviewState>> = { 0: 'awaiting', 1: 'passed', 2: 'refused' };

/**
 * Returns the review state. The numbers are a guess: they only choose a message and never hide
 * anything. Absent and unknown numbers count as passed.
 */
export const parseReview = (state: unknown): ReviewState =>
  STATES[parseNumber(state) ?? 1] ?? 'passed';
