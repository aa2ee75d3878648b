import { parseNumber, parseRecord } from '../../model/wire.ts';
import type { Settings } from '../../settings.ts';
import type { CallForm } from '../callPath.ts';
import type { Answer, Hooks } from '../client.ts';
import type { ApiError } from '../errors.ts';
import { buildRequest, type RequestStep } from '../request.ts';
import { CALL_TABLE, type CallRow } from './callTable.ts';

/** Remembers the forms that answered, as one text; `read` returns null when there are none. */
export interface FormMemory {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  /** Returns the writes without an answer, each followed by a blank; only browsers hide answers. */
  readonly readSilent?: () => string;
  readonly writeSilent?: (text: string) => void;
}

/** A write that had no answer so often is sent in its next form. */
const SILENT_TRIES = 2;

/** Sends calls in the forms that a server knows; for `ClientEnv.steps` and `ClientEnv.hooks`. */
export interface FormFallback {
  /** Builds a request again in the form that answered before. It is the first step. */
  readonly prepare: RequestStep;
  /**
   * Sends the other forms of a call that the server does not know, in order, until one is answered.
   * Returns undefined when there is no other form, or none may be sent.
   */
  readonly onStatus: NonNullable<Hooks['onStatus']>;
}

/**
 * Creates the fallback to other forms of a call (decision 0068). A form that the deployment's
 * settings choose is the only one that is sent.
 */
export function createFormFallback(
  settings: Settings,
  memory: FormMemory,
  onRefusal: NonNullable<Hooks['onStatus']> = () => undefined,
): FormFallback {
  const readAll = (): Record<string, unknown> => ({ ...parseRecord(memory.read()) });

  const readSilent = () => memory.readSilent?.() ?? '';

  /** Returns the form that answered; else one to try where the first has had no answer. */
  const findForm = (path: string): CallForm | undefined => {
    const forms = CALL_TABLE.get(path)?.forms ?? [];
    const silent = readSilent()
      .split(' ')
      .filter((name) => name === path).length;
    const next = Math.floor(silent / SILENT_TRIES) % forms.length;
    return forms[parseNumber(readAll()[path]) ?? (next || -1)];
  };

  /** A server that refuses a call like an unknown one answers: its silence was the network's. */
  const forgetSilence = (path: string) =>
    memory.writeSilent?.(readSilent().replaceAll(`${path} `, ''));

  const remember = (path: string, index: number) =>
    memory.write(JSON.stringify({ ...readAll(), [path]: index }));

  return {
    prepare(request) {
      const { call, common } = request;
      if (call.form || settings.callForms?.[call.path]) return request;
      const form = findForm(call.path);
      if (!form) return request;
      return buildRequest(settings, String(common.device), Number(common.t), { ...call, form });
    },

    onStatus(error, retry, request) {
      const { call } = request;
      const row = CALL_TABLE.get(call.path);
      if (!row || row.forms.length < 2 || settings.callForms?.[call.path]) return undefined;
      const isTried = call.form !== undefined && !(call.path in readAll());
      if (isTried && isDown(error)) forgetSilence(call.path);
      // A form that has answered is known: its refusals are about the object.
      const isKnown = call.form && !isTried;
      if (!(isKnown ? isUnknownPath(error) : maySendOther(row, error))) return undefined;
      const sent = call.form ?? row.forms[0];
      const sendOthers = async (): Promise<Answer> => {
        for (const [index, form] of row.forms.entries()) {
          if (isSame(form, sent)) continue;
          let answer = await retry(form);
          if (!answer.ok) {
            const handled = await onRefusal(answer.error, () => retry(form), request);
            answer = handled ?? answer;
          }
          // A server with HTTP's answer to unknown calls refuses by the envelope what it knows.
          const isKnown = isUnknownPath(error) && !answer.ok && answer.error.kind === 'status';
          if (answer.ok || isKnown) remember(call.path, index);
          if (answer.ok || isKnown || !maySendOther(row, answer.error)) return answer;
        }
        return { ok: false, error };
      };
      return sendOthers();
    },
  };
}

const isSame = (form: CallForm, other: CallForm | undefined): boolean =>
  form.path === other?.path && form.method === other.method;

/** Whether HTTP says that the server has no such path or method. */
const isUnknownPath = ({ kind, status }: ApiError): boolean =>
  kind === 'network' && (status === 404 || status === 405);

/**
 * Whether another form may be sent after a failure. The envelope's refusal without data is that of
 * an unknown call as well as that of an unknown object or a server in trouble (wire 2.4), which may
 * have stored a write.
 */
const maySendOther = ({ kind }: CallRow, error: ApiError): boolean =>
  isUnknownPath(error) || (kind !== 'write' && isDown(error));

const isDown = ({ kind, status }: ApiError): boolean => kind === 'status' && (status ?? 0) < 0;
