import type { DatabaseSync } from 'node:sqlite';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Generation } from '../generation.ts';
import type { PushHub } from '../push/pushHub.ts';
import type { Limits } from '../store/limits.ts';

export type Env = { Bindings: HttpBindings };

/** What the control routes receive. */
export interface ControlParts {
  readonly db: DatabaseSync;
  readonly now: () => number;
  readonly limits: Limits;
  readonly generation: Generation;
  readonly push: PushHub;
  /** URL of the site's pages, without a trailing slash; share addresses begin with it. */
  readonly pages: string;
}

/** Reads the JSON body of a request as an object; {} for anything else. */
export async function readJson(c: Context): Promise<Record<string, unknown>> {
  const value: unknown = await c.req.json().catch(() => null);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

export const refuse = (c: Context, error: string) => c.json({ ok: false, error }, 400);
