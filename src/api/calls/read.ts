import { fail, ok, type Result } from '../../model/result.ts';
import type { CallOptions, Client } from '../client.ts';
import type { ApiError } from '../errors.ts';
import { type ApiCall, callName } from '../request.ts';

/** Result of every typed call; the promise never rejects. */
export type Read<T> = Promise<Result<T, ApiError>>;

/**
 * Sends a call and parses its payload with a normaliser of the model. Null from the normaliser
 * is the failure `empty`. A normaliser that throws is the failure `malformed`: an unexpected
 * answer must not break the page.
 */
export async function read<T>(
  client: Client,
  call: ApiCall,
  parse: (payload: unknown) => T | null,
  options?: CallOptions,
): Read<T> {
  const answer = await client.send(call, options);
  if (!answer.ok) return answer;
  try {
    const value = parse(answer.value);
    if (value !== null) return ok(value);
    return fail({ kind: 'empty', message: 'empty', call: callName(call) });
  } catch (error) {
    return fail({ kind: 'malformed', message: String(error), call: callName(call) });
  }
}
