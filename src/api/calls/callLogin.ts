import { fail } from '../../model/result.ts';
import { parseLine } from '../../model/text.ts';
import { field, parseNumber, parseRecord } from '../../model/wire.ts';
import type { HostPrefix } from '../callPath.ts';
import type { Client } from '../client.ts';
import { type ApiCall, callName, type Params } from '../request.ts';
import { type Read, read } from './read.ts';

/** The marks of a call about the member who is logged in. */
export const OF_MEMBER = { member: true, userIds: ['uid'] } as const;

/**
 * Sends a call to the login server. Newer servers use the envelope that the client opens; older
 * ones only `{code, msg, value}`, which is parsed here.
 */
export async function callLogin<T>(
  client: Client,
  name: string,
  params: Params,
  parse: (value: unknown) => T | null,
  marks: Pick<ApiCall, 'member' | 'userIds'> = {},
): Read<T> {
  const path = `${'/sso_url/' satisfies HostPrefix}${name}` as const;
  const call: ApiCall = { path, method: 'post', params, ...marks };
  let refusal: string | null = null;
  const answer = await read(client, call, (payload) => {
    const wire = parseRecord(payload);
    const code = parseNumber(field(wire, 'code'));
    if (code === null || !('msg' in wire)) return parse(payload);
    if (code === 1) return parse(wire.value);
    refusal = parseLine(wire.msg);
    return null;
  });
  return refusal === null
    ? answer
    : fail({ kind: 'status', message: refusal, key: refusal, call: callName(call) });
}
