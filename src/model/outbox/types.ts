import type { WritableSource } from '../comment/types.ts';
import type { WrittenLocation } from '../form/location.ts';
import type { Attached } from '../people/types.ts';

/** What is praised, followed, ...: the wire's numbers (interop section 4). */
export type PraiseObject = 0 | 1 | 7 | 10 | 18;
/** 1 column, 2 reporter, 3 question topic, 4 account, 18 circle. */
export type FollowObject = 1 | 2 | 3 | 4 | 18;

/** What a reader does that the server must hear of, exactly once. */
export interface WritePayloads {
  readonly comment: {
    readonly articleId: string;
    readonly source: WritableSource;
    /** '0' on the article itself; a reply names its comment. */
    readonly parentId: string;
    readonly text: string;
    /** Addresses of pictures that were uploaded. */
    readonly pictures: readonly string[];
  };
  readonly deleteComment: { readonly commentId: string };
  readonly report: {
    readonly commentId: string;
    readonly articleId: string;
    readonly source: WritableSource;
    readonly reason: string;
  };
  readonly praise: { readonly object: PraiseObject; readonly id: string; readonly cancel: boolean };
  readonly praiseVideo: { readonly id: string; readonly cancel: boolean };
  readonly fav: { readonly articleId: string; readonly imageUrl: string; readonly cancel: boolean };
  readonly follow: { readonly object: FollowObject; readonly id: string; readonly cancel: boolean };
  readonly vote: {
    readonly voteId: string;
    /** `questionId:optionId` */
    readonly choices: readonly string[];
  };
  readonly post: {
    readonly circleId: string;
    readonly text: string;
    /** '' for none. */
    readonly tagId: string;
    readonly attached: readonly Attached[];
    readonly place: WrittenLocation | null;
  };
  readonly deletePost: { readonly postId: string };
  readonly reportPost: { readonly postId: string; readonly reason: string };
  readonly question: {
    readonly of: AskedKind;
    /** Of the topic, account or reporter that is asked. */
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly attached: readonly Attached[];
  };
  readonly tipoff: {
    readonly title: string;
    readonly text: string;
    readonly name: string;
    readonly contact: string;
    readonly place: WrittenLocation | null;
    readonly attached: readonly Attached[];
  };
  readonly contribution: {
    /** The call for contributions that it answers. */
    readonly seekId: string;
    readonly title: string;
    readonly text: string;
    readonly author: string;
    readonly contact: string;
    readonly attached: readonly Attached[];
  };
  /** What the writer of a question to the government says of the answer: 3 content, 1 not. */
  readonly satisfy: { readonly id: string; readonly value: 1 | 2 | 3 };
  /** The vote of the day for an account. */
  readonly hit: { readonly accountId: string };
  /** A friend goes to have the app with a code; `uid` is who invites, '' where the link does not say. */
  readonly invitation: { readonly code: string; readonly uid: string };
  /** By whose code a member came. */
  readonly inviteCode: { readonly code: string };
  /** To an activity, with the answers to its form. */
  readonly signUp: {
    readonly activityId: string;
    /** '' where the form asks for none. */
    readonly phone: string;
    /** What was sent to the phone; '' where none is asked for. */
    readonly code: string;
    /** JSON text, by the fields' ids. */
    readonly answers: string;
    /** Addresses of the pictures among the answers. */
    readonly pictures: readonly string[];
  };
  /** A vote in an activity: one press, one or several options. */
  readonly bigVote: {
    readonly voteId: string;
    readonly activityId: string;
    readonly optionIds: readonly string[];
    /** Of the picture's code; '' where none is asked for. */
    readonly codeId: string;
    readonly verifyCode: string;
    /** What the reader tells of themselves, as JSON text; '' for nothing. */
    readonly userInfo: string;
  };
}
/** Whom a question is asked of. */
export type AskedKind = 'topic' | 'account' | 'reporter';
export type WriteKind = keyof WritePayloads;

/** A write on its way: kept in storage until the server has answered. */
export interface Write<K extends WriteKind = WriteKind> {
  /** Idempotency key: made once, kept for every retry. */
  readonly key: string;
  readonly kind: K;
  readonly payload: WritePayloads[K];
  /** Epoch ms when the reader did it; later than all that waited then, so that it orders them. */
  readonly at: number;
  /** Attempts that were begun. */
  readonly tries: number;
  /** Answers that may be a refusal in disguise. */
  readonly doubts?: number;
  /** The member (`uid`) in whose name it is sent; '' for whoever reads then. */
  readonly by: string;
}

/**
 * How a write ended.
 *
 * - `done`: stored; `value` is what the call answered;
 * - `already`: it was stored before, which is as good;
 * - `kept`: it waits here and is sent when `cause` has passed: there is no network, its
 *   member is not logged in, or the server did not take it; `here` when the storage did not
 *   take it either and only this page holds it;
 * - `refused`: the server said no, and why: in words, and where the call says so by a
 *   `reason` of its own.
 */
export type WriteOutcome =
  | { readonly state: 'done'; readonly value: unknown }
  | { readonly state: 'already' }
  | {
      readonly state: 'kept';
      /** Absent: the network. */
      readonly cause?: 'login' | 'server';
      readonly here?: true;
    }
  | {
      readonly state: 'refused';
      readonly status: number | null;
      readonly message: string;
      /** The call's own word for why, where it has one. */
      readonly reason?: string;
      /** The field of the form that it is about. */
      readonly field?: string;
    };

/** What one attempt to send a write came to. */
export type Attempt =
  | Exclude<WriteOutcome, { readonly state: 'kept' }>
  | {
      readonly state: 'failed';
      /** Nothing was reached in time: no use in trying again at once. */
      readonly slow: boolean;
      /** The answer may be a refusal in disguise: a few attempts, not a week of them. */
      readonly doubtful: boolean;
      readonly status: number | null;
      readonly message: string;
    };
