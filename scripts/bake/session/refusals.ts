import type { Answer } from '../../../src/api/client.ts';
import { NOT_JSON } from '../../../src/api/envelope.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import { type ApiCall, callName } from '../../../src/api/request.ts';
import { isEncrypted } from '../../../src/api/steps/payload.ts';
import { isReaderHost } from '../../../src/api/steps/token.ts';
import { fail } from '../../../src/model/result.ts';
import { decideSessionStatus } from '../../../src/model/session/statuses.ts';
import { isNone } from '../../../src/model/wire.ts';
import type { Settings } from '../../../src/settings.ts';

/**
 * For so long a server that has read an encrypted request is trusted to read others: sites refuse
 * some calls for each article.
 */
const PROBE_VALID_MS = 5_000;

export interface RefusalParts {
  readonly settings: Settings;
  /** Sends a small encrypted call that every server answers. */
  readonly probe: () => Promise<Answer>;
  /** Returns whether signatures have the server's time (`createServerSession`). */
  readonly hasServerTime: () => Promise<boolean | null>;
  /** Epoch ms. */
  readonly now?: () => number;
}

/**
 * Tells refusals of the publisher itself (its token, signature or cipher) from those of an object: a
 * server with another key answers that there is no such article, and pages must not be removed for it.
 */
export function createRefusals(parts: RefusalParts) {
  const { settings, probe, hasServerTime, now = Date.now } = parts;
  let found: ApiError | null = null;
  let readAt = Number.NEGATIVE_INFINITY;

  async function explain(part: RefusedPart, error: ApiError): Promise<ApiError> {
    const message = explainRefusal(settings, part, error, await hasServerTime());
    return { kind: 'network', message, call: error.call };
  }

  async function findProblem(call: ApiCall, answer: Answer): Promise<ApiError | null> {
    const isCiphered = isEncrypted(settings, { call, url: call.path });
    const part = answer.ok ? null : decideRefusedPart(call, isCiphered, answer.error);
    if (part && !answer.ok) {
      found ??= await explain(part, answer.error);
      return found;
    }
    if (!isCiphered || !call.params) return null;
    if (!answer.ok && answer.error.message === NOT_JSON) {
      const message = `CUR_VERSIONS: answers are expected as plain JSON: ${answer.error.call} answered something else`;
      return { ...answer.error, message };
    }
    if (!mayBeUnread(answer)) return null;
    if (now() - readAt < PROBE_VALID_MS) return null;
    const probed = await probe();
    if (!probed.ok) {
      const { kind } = probed.error;
      if (kind === 'network' || kind === 'timeout') return probed.error;
      const refused = decideRefusedPart(call, isCiphered, probed.error) ?? 'cipher';
      found ??= await explain(refused, probed.error);
      return found;
    }
    readAt = now();
    return null;
  }

  return {
    /** Why the server refuses the publisher; null while it does not. Nothing more is sent then. */
    found: (): ApiError | null => found,
    /** Returns an answer as it counts: a refusal of the publisher as a failure without an answer. */
    check: async (call: ApiCall, answer: Answer): Promise<Answer> => {
      const problem = await findProblem(call, answer);
      return problem ? fail(problem) : answer;
    },
  };
}

/** The calls of the session itself. */
const SESSION_CALLS: Readonly<Record<string, RefusedPart>> = {
  getAnonymousToken: 'token',
  authinfo: 'signature',
  auth: 'signature',
};

/** Returns the part of the session that a failure is about; null for the failure of the call itself. */
function decideRefusedPart(
  call: ApiCall,
  isCiphered: boolean,
  { kind, status = 0, call: name }: ApiError,
): RefusedPart | null {
  if (kind === 'network' || kind === 'timeout' || kind === 'cancelled') return null;
  const own = name === callName(call) ? undefined : SESSION_CALLS[name];
  // The session's calls are encrypted, too.
  if (own) return isCiphered && status < 0 ? 'cipher' : own;
  const part = kind === 'status' && isReaderHost(call) ? decideSessionStatus(status) : undefined;
  return part === 'token' || part === 'signature' ? part : null;
}

/** Returns whether an answer is that of a server that could not read the payload. */
const mayBeUnread = (answer: Answer): boolean =>
  answer.ok
    ? isNone(answer.value)
    : answer.error.kind === 'status' || answer.error.kind === 'empty';

/** What a server refuses of a publisher. */
type RefusedPart = 'token' | 'signature' | 'cipher';

/** What an answer of the session's calls lacks when it is malformed. */
const WANTED: Readonly<Record<string, string>> = {
  getAnonymousToken: 'a token',
  authinfo: 'a nonce',
  auth: 'authToken and appSecret',
};

/**
 * Returns the sentence that names the settings that may be wrong, and what the server has answered.
 *
 * @param hasServerTime false when the signature had the time of this machine
 */
function explainRefusal(
  { xyAuth, afsCheck }: Pick<Settings, 'xyAuth' | 'afsCheck'>,
  part: RefusedPart,
  error: ApiError,
  hasServerTime: boolean | null,
): string {
  const answer = describeAnswer(error);
  switch (part) {
    case 'token':
      return error.call === 'getAnonymousToken'
        ? `TOKEN_ENABLE: the server gives no token: ${answer}`
        : `TOKEN_ENABLE: the server refuses the token that it has just given: ${answer}`;
    case 'signature':
      if (!xyAuth) return `XY_AUTH: the server wants signed requests: ${answer}`;
      if (error.call === 'auth' || error.call === 'authinfo') {
        return `XY_AUTH, APP_ID: the server gives no keys for signatures: ${answer}`;
      }
      return hasServerTime === false
        ? `XY_AUTH: the server refuses the signature and does not say its time; the clock of this machine may be wrong: ${answer}`
        : `XY_AUTH, APP_ID: the server refuses the signature: ${answer}`;
    case 'cipher': {
      const more = afsCheck ? ', AFS_CHECK' : '';
      return `CUR_VERSIONS, ENCRYPT_KEY, ENCRYPT_IV${more}: the server cannot read encrypted requests: ${answer}`;
    }
  }
}

function describeAnswer({ call, kind, status, message }: ApiError): string {
  if (kind === 'malformed' && message !== NOT_JSON) {
    return `${call} answered without ${WANTED[call] ?? 'a value'}`;
  }
  return `${call} answered ${[status, message].filter(Boolean).join(' ')}`;
}
