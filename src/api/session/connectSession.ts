import { decideSessionStatus } from '../../model/session/statuses.ts';
import type { Settings } from '../../settings.ts';
import type { Hooks } from '../client.ts';
import {
  createFormFallback,
  type FormFallback,
  type FormMemory,
} from '../forms/createFormFallback.ts';
import { type ApiCall, isRaw, type RequestStep } from '../request.ts';
import { needsSession } from './needsSession.ts';
import type { ApiSession } from './session.ts';

type OnStatus = NonNullable<Hooks['onStatus']>;

export interface ConnectionParts {
  readonly settings: Settings;
  /** Remembers the forms of calls that the server knows. */
  readonly memory: FormMemory;
  /** Returns the session, when a call first needs it; it sends its own calls with `forms`. */
  readonly session: () => Promise<Pick<ApiSession, 'prepare' | 'onStatus'>>;
  /** Returns whether a server has asked for a token, which no setting says. */
  readonly isTokenMode: () => boolean;
}

/** What a client does with its requests, in browsers and in Node. */
export interface Connection {
  readonly forms: FormFallback;
  /** Builds a request in the form that the server knows, and adds what the session adds. */
  readonly prepare: RequestStep;
  /** Handles a failure with a status: by the session, else by sending another form of the call. */
  readonly onStatus: OnStatus;
}

/** Connects a client to the servers of a deployment: with forms of calls, and with a session where calls need it. */
export function connectSession(parts: ConnectionParts): Connection {
  const { settings, memory, session, isTokenMode } = parts;

  const handleBySession: OnStatus = (error, retry, request) =>
    isSessionRefusal(error.status, request.call)
      ? session().then(({ onStatus }) => onStatus(error, retry, request))
      : undefined;

  const forms = createFormFallback(settings, memory, handleBySession);

  return {
    forms,
    prepare: async (sent) => {
      const request = await forms.prepare(sent);
      const { call } = request;
      const needsToken = isTokenMode() && !isRaw(call) && !call.sessionFree;
      return needsToken || needsSession(settings, call)
        ? (await session()).prepare(request)
        : request;
    },
    onStatus: async (error, retry, request) =>
      (await handleBySession(error, retry, request)) ??
      (await forms.onStatus(error, retry, request)),
  };
}

/**
 * Returns whether the session handles a status; a call with `handlesRefusals` handles refused
 * comments itself, one without a session has no refusal of its own.
 */
function isSessionRefusal(
  status: number | undefined,
  { handlesRefusals, sessionFree }: ApiCall,
): boolean {
  const found = decideSessionStatus(status);
  return Boolean(found) && !sessionFree && !(handlesRefusals && found === 'comment');
}
