import type { DatabaseSync } from 'node:sqlite';
import type { App } from '../apps.ts';
import type { Params } from '../params.ts';

/** A request before its signature, token and cipher are checked. */
export interface GateRequest {
  readonly db: DatabaseSync;
  readonly host: string;
  readonly name: string;
  readonly app: App;
  readonly headers: Headers;
  readonly params: Params;
  readonly now: number;
}
