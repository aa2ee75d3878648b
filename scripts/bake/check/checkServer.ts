import { readFile } from 'node:fs/promises';
import type { Client } from '../../../src/api/client.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import { findHostSetting } from '../../../src/api/hosts.ts';
import { callName } from '../../../src/api/request.ts';
import { ok } from '../../../src/model/result.ts';
import type { Settings } from '../../../src/settings.ts';
import { readWireDocument } from '../../docs/readWireDocument.ts';
import { createBakeClient } from '../load/bakeClient.ts';
import { CHECKED_CALLS, type CheckedCall, type Samples } from './checkedCalls.ts';
import { createReadWatch, listMissingFields, type MissingFields } from './watchReads.ts';

const WIRE_DOCUMENT = new URL('../../../src/docs/wireFields.md', import.meta.url);

/** What became of a checked call. */
export type CallOutcome =
  | { readonly state: 'answered'; readonly missing: MissingFields }
  /** It was answered, and the site cannot use the answer. */
  | { readonly state: 'unusable'; readonly why: string; readonly missing: MissingFields }
  /** The server has nothing of the kind, or is in trouble (wire 2.4); `why` has its words. */
  | { readonly state: 'none'; readonly why: string }
  /** `why` has the server's words, and the settings that may be wrong. */
  | { readonly state: 'refused'; readonly why: string }
  /** The server does not know the call. */
  | { readonly state: 'missing' }
  /** There was no answer, or none that can be read. */
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'unasked'; readonly why: string };

export interface CheckedOutcome extends Pick<CheckedCall, 'name' | 'isNeeded' | 'without'> {
  /** The setting with the host that it was sent to; null when it was not sent. */
  readonly host: keyof Settings | null;
  readonly outcome: CallOutcome;
}

/** What `--check` has found. */
export interface ServerCheck {
  readonly calls: readonly CheckedOutcome[];
  /** Why calls were not sent, or no longer: the server refuses the publisher, or is not there. */
  readonly stopped: string | null;
  /** The forms, other than the first, that the server answered. */
  readonly learnedForms: readonly string[];
}

/** Returns whether a site can be published from what was found. */
export const canPublish = ({ calls }: Pick<ServerCheck, 'calls'>): boolean =>
  calls.every(({ isNeeded, outcome }) => !isNeeded || outcome.state === 'answered');

/**
 * Sends each call that is checked, one after the other, and records which fields of its answer the
 * normalisers read. It writes nothing, there and here.
 */
export async function checkServer(
  settings: Settings,
  { signal, onCall = () => {} }: CheckOptions = {},
): Promise<ServerCheck> {
  const { rows } = readWireDocument(await readFile(WIRE_DOCUMENT, 'utf8'));
  const client = createBakeClient(settings);
  const calls: CheckedOutcome[] = [];
  let samples: Samples = {};
  let stopped: string | null = null;

  for (const { ask, ...call } of CHECKED_CALLS) {
    if (signal?.aborted) stopped = 'interrupted';
    onCall(call.name);
    const checked = stopped ? NOT_SENT : await checkCall(call.name, ask);
    calls.push({ ...call, ...checked });
  }
  return { calls, stopped, learnedForms: client.learnedForms() };

  async function checkCall(
    name: string,
    ask: CheckedCall['ask'],
  ): Promise<Pick<CheckedOutcome, 'host' | 'outcome'>> {
    const reads = createReadWatch();
    let error: ApiError | null = null;
    let host: CheckedOutcome['host'] = null;
    const watched: Client = {
      ...client,
      send: async (sent, options) => {
        const answer = await client.send(sent, options);
        if (callName(sent) !== name) return answer;
        host = findHostSetting(sent.path) ?? null;
        if (answer.ok) return ok(reads.watch(answer.value));
        error = answer.error;
        return answer;
      },
    };
    const asked = ask(watched, samples);
    if (typeof asked === 'string') return { host, outcome: { state: 'unasked', why: asked } };
    const answer = await asked;
    stopped = client.refusal()?.message ?? null;
    if (stopped !== null) return { host, outcome: { state: 'refused', why: stopped } };
    if (error !== null) return { host, outcome: describeError(error) };
    if (!answer.ok) return { host, outcome: describeError(answer.error) };
    const missing = listMissingFields(reads.places(), rows);
    const { value: found } = answer;
    if (!found.ok) return { host, outcome: { state: 'unusable', why: found.error, missing } };
    samples = { ...samples, ...found.value };
    return { host, outcome: { state: 'answered', missing } };
  }

  function describeError(error: ApiError): CallOutcome {
    const { kind, status, message, call } = error;
    const why = [status, message].filter(Boolean).join(' ');
    if (kind === 'status' || kind === 'empty') {
      // The app and the site are what a server refuses of its configuration.
      if (call === 'getConfig') return { state: 'refused', why: `APP_ID, SITE_ID: ${why}` };
      return { state: kind === 'empty' || (status ?? 0) < 0 ? 'none' : 'refused', why };
    }
    if (status !== undefined && UNKNOWN_CALL.includes(status)) return { state: 'missing' };
    if (call === 'getConfig' && status === undefined && kind !== 'malformed') {
      stopped = `API_URL: nothing answers: ${message}`;
    }
    return { state: 'failed', why: message };
  }
}

const NOT_SENT = {
  host: null,
  outcome: { state: 'unasked', why: 'the check ended before' },
} as const;

/** HTTP's answers of a server without a call, or without its method. */
const UNKNOWN_CALL: readonly number[] = [404, 405, 410, 501];

export interface CheckOptions {
  readonly signal?: AbortSignal | undefined;
  /** Receives the name of each call before it is sent. */
  readonly onCall?: ((name: string) => void) | undefined;
}
