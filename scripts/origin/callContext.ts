import type { DatabaseSync } from 'node:sqlite';
import type { App } from './apps.ts';
import { type Answer, data, fail, unknown } from './envelope.ts';
import type { Params } from './params.ts';
import type { PushHub } from './push/pushHub.ts';
import type { Limits } from './store/limits.ts';
import type { Member } from './store/members.ts';
import type { UploadStore } from './uploadStore.ts';
import type { Addresses } from './wire/addresses.ts';

/** What the function of a call receives. */
export interface CallContext {
  readonly db: DatabaseSync;
  /** The call's name on the wire, as requested: several names can share one function. */
  readonly name: string;
  /** The app that the request names. */
  readonly app: App;
  /** Decrypted where the payload was encrypted. */
  readonly params: Params;
  readonly headers: Headers;
  /** For uploads: the body of a multipart request is not read into `params`. */
  readonly request: Request;
  /** The logged-in member; null without a valid access token. */
  readonly member: Member | null;
  /** The reader's device id; '' when the request has none. */
  readonly device: string;
  readonly addresses: Addresses;
  /** Epoch ms. */
  readonly now: number;
  /** Whether limits on how often a reader may write apply. */
  readonly limits: Limits;
  /** Files that readers uploaded. */
  readonly uploads: UploadStore;
  /** Publishes messages to the readers who have a broadcast open. */
  readonly push: PushHub;
  /** Writes a line to the developer's console. */
  readonly log: (line: string) => void;
}

/** Returns the `userId` of the logged-in member; 0 without a login. */
export const readViewerId = ({ member }: Pick<CallContext, 'member'>): number =>
  member?.userId ?? 0;

export type Call = (context: CallContext) => Answer | Promise<Answer>;

export type MemberContext = CallContext & { readonly member: Member };

/** Statuses of refused readers (product 8.1). */
export const STATUS = {
  signature: 1004,
  loginNeeded: 10102,
  loggedOutElsewhere: 10103,
  tokenExpired: 10111,
} as const;

export const LOGIN_NEEDED: Answer = fail(STATUS.loginNeeded, '请先登录');

/** Wraps a call that needs a logged-in member: without one it answers `LOGIN_NEEDED`. */
export const requireMember =
  <A extends Answer | Promise<Answer>>(call: (context: MemberContext) => A) =>
  (context: CallContext): A | Answer =>
    context.member ? call({ ...context, member: context.member }) : LOGIN_NEEDED;

/** Makes the call that answers one object; unknown where there is none. */
export const answerFound =
  <T>(
    find: (context: CallContext) => T | null | undefined,
    format: (found: T, context: CallContext) => unknown,
  ): Call =>
  (context) => {
    const found = find(context);
    return found ? data(format(found, context)) : unknown;
  };

/** Calls of one subject, by their name on the wire; a name may hold slashes. */
export type Calls = Readonly<Record<string, Call>>;
