import { describe, expect, it } from 'vitest';
import { recordInvitation } from '../../../src/api/calls/invites.ts';
import type { Client } from '../../../src/api/client.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import { type ApiCall, callName } from '../../../src/api/request.ts';
import { fail, ok, type Result } from '../../../src/model/result.ts';

const PARAMS = { code: 'A3K9QX', uid: '500001', imei: 'xy1', name: '', idempotencyKey: 'k' };

type Answers = Readonly<Record<string, Result<unknown, ApiError>>>;

/** Creates a client that returns these answers and records its calls. */
function serve(answers: Answers) {
  const asked: ApiCall[] = [];
  const send = async (call: ApiCall) => {
    asked.push(call);
    return answers[callName(call)] ?? ok({});
  };
  return { asked, client: { send } as unknown as Client };
}

const reply = (code: string) => ok({ code, msg: '' });
const failed = (error: Pick<ApiError, 'kind'> & { readonly status?: number }) =>
  fail({ message: '', call: 'addPoins', ...error } as ApiError);

describe('recordInvitation', () => {
  it('records first and credits points second, both with the write’s key', async () => {
    const { asked, client } = serve({ codeImeiRecord: reply('1002'), addPoins: reply('1002') });
    expect(await recordInvitation(client, PARAMS)).toMatchObject({ value: { verdict: 'done' } });
    expect(asked.map(callName)).toEqual(['codeImeiRecord', 'addPoins']);
    for (const { params } of asked) {
      expect(params).toMatchObject({ code: 'A3K9QX', imei: 'xy1', idempotencyKey: 'k' });
    }
  });

  it.for([
    ['1001', 'used', 2],
    ['1003', 'unknown', 1],
    ['1004', 'own', 1],
    ['1999', 'refused', 1],
  ] as const)('for code %s returns %s after %i calls', async ([code, verdict, calls]) => {
    const { asked, client } = serve({ codeImeiRecord: reply(code), addPoins: reply('1002') });
    expect(await recordInvitation(client, PARAMS)).toMatchObject({ value: { verdict } });
    expect(asked).toHaveLength(calls);
  });

  it.for([
    // Unknown whether it was credited: the request is repeated.
    [{ kind: 'network' }, false],
    [{ kind: 'timeout' }, false],
    [{ kind: 'network', status: 502 }, false],
    // The call does not exist on this server.
    [{ kind: 'network', status: 404 }, true],
    [{ kind: 'status', status: -1 }, true],
    [{ kind: 'empty' }, true],
  ] as const)('when crediting points fails with %j, completes: %j', async ([error, through]) => {
    const { client } = serve({ codeImeiRecord: reply('1002'), addPoins: failed(error) });
    expect((await recordInvitation(client, PARAMS)).ok).toBe(through);
  });
});
