import type { DatabaseSync } from 'node:sqlite';
import type { Answer } from './envelope.ts';
import type { Params } from './params.ts';
import type { Addresses } from './wire/addresses.ts';

/** What a call works with. */
export interface CallContext {
  readonly db: DatabaseSync;
  readonly params: Params;
  readonly headers: Headers;
  readonly addresses: Addresses;
  /** Epoch ms. */
  readonly now: number;
}

export type Call = (context: CallContext) => Answer | Promise<Answer>;

/** Calls of one subject, by their name on the wire; a name may hold slashes. */
export type Calls = Readonly<Record<string, Call>>;
