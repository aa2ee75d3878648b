import type { DatabaseSync } from 'node:sqlite';
import type { App } from './apps.ts';
import { type Answer, fail } from './envelope.ts';
import type { Params } from './params.ts';
import type { PushHub } from './push/pushHub.ts';
import type { Limits } from './store/limits.ts';
import type { Member } from './store/members.ts';
import type { UploadStore } from './uploadStore.ts';
import type { Addresses } from './wire/addresses.ts';

/** What a call works with. */
export interface CallContext {
  readonly db: DatabaseSync;
  /** The call's name on the wire, as it was asked for. */
  readonly name: string;
  /** The app of the site that asks. */
  readonly app: App;
  /** Decrypted, where they came encrypted. */
  readonly params: Params;
  readonly headers: Headers;
  /** For what `params` does not hold: the body of a multipart request is not read yet. */
  readonly request: Request;
  /** The member in whose name the request comes: its access token was right. */
  readonly member: Member | null;
  /** The reader's device, '' when it names none. */
  readonly device: string;
  readonly addresses: Addresses;
  /** Epoch ms. */
  readonly now: number;
  /** Whether the limits on how often a reader may write hold. */
  readonly limits: Limits;
  /** Pictures that readers sent. */
  readonly uploads: UploadStore;
  /** Tells readers who have a broadcast open. */
  readonly push: PushHub;
  /** A line for the developer's console. */
  readonly log: (line: string) => void;
}

/** The member who looks, by `userId`; 0 for one who is not logged in. */
export const readViewerId = ({ member }: Pick<CallContext, 'member'>): number =>
  member?.userId ?? 0;

export type Call = (context: CallContext) => Answer | Promise<Answer>;

export type MemberContext = CallContext & { readonly member: Member };

/** Statuses of refused readers (spec section 8). */
export const STATUS = {
  signature: 1004,
  loginNeeded: 10102,
  loggedOutElsewhere: 10103,
  tokenExpired: 10111,
} as const;

export const LOGIN_NEEDED: Answer = fail(STATUS.loginNeeded, '请先登录');

/** A call in a member's name: refused when nobody is logged in. */
export const requireMember =
  (call: (context: MemberContext) => Answer | Promise<Answer>): Call =>
  (context) =>
    context.member ? call({ ...context, member: context.member }) : LOGIN_NEEDED;

/** Calls of one subject, by their name on the wire; a name may hold slashes. */
export type Calls = Readonly<Record<string, Call>>;
