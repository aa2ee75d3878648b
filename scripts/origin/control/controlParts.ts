import type { DatabaseSync } from 'node:sqlite';
import type { Fault } from '../faults.ts';
import type { Generation } from '../generation.ts';
import type { PushHub } from '../push/pushHub.ts';
import type { Limits } from '../store/limits.ts';

/** What control calls change. */
export interface ControlParts {
  readonly db: DatabaseSync;
  readonly now: () => number;
  readonly limits: Limits;
  readonly generation: Generation;
  readonly push: PushHub;
  readonly faults: Fault[];
  /** URL of the site's pages, without a trailing slash; share addresses begin with it. */
  readonly pages: string;
}

export interface ControlRequest {
  /** The JSON body; {} for anything else. */
  readonly sent: Readonly<Record<string, unknown>>;
  /** Returns a parameter of the address; '' without it. */
  readonly query: (name: string) => string;
  /** URL of the origin. */
  readonly base: string;
}

/** Answers JSON (`{"ok": true}` for undefined), or the text why the request is refused. */
export type ControlCall = (
  parts: ControlParts,
  request: ControlRequest,
) => object | string | undefined;

/** Control calls by method and path below `/control`. */
export type ControlCalls = Readonly<Record<`${'GET' | 'POST' | 'DELETE'} /${string}`, ControlCall>>;
