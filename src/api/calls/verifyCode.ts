import { fail, ok } from '../../model/result.ts';
import { field, parseRecord, parseText } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';

/** What the client reads in the place of a picture: a yes. */
const YES = '{"status":0,"data":""}';

const codeCall = (codeId: string, type: 'image' | 'question') =>
  ({ path: '/base_url/getVerifyCode', member: true, params: { codeId, type } }) as const;

/**
 * The picture of a code; every asking draws it anew. It goes the way of all calls, with their
 * parameters, tokens and signatures: only its bytes are kept aside before the client reads
 * the answer as text. A refusal is text, and the client's to judge.
 */
export async function getVerifyCode(
  client: Client,
  { codeId }: { readonly codeId: string },
  options: CallOptions = {},
): Read<Blob> {
  const call = codeCall(codeId, 'image');
  let picture: Blob | null = null;
  const take: typeof fetch = async (url, init) => {
    const response = await (options.fetch ?? fetch)(url, init);
    const isPicture = /^image\//.test(response.headers.get('content-type') ?? '');
    if (!response.ok || !isPicture) return response;
    picture = await response.blob();
    return new Response(YES);
  };
  const answer = await client.send(call, { ...options, fetch: take });
  if (!answer.ok) return answer;
  return picture
    ? ok(picture)
    : fail({ kind: 'malformed', message: 'no picture', call: 'getVerifyCode' });
}

/** The same as a question in words, for who does not see the picture. */
export const getVerifyQuestion = (
  client: Client,
  { codeId }: { readonly codeId: string },
  options?: CallOptions,
): Read<string> =>
  read(
    client,
    codeCall(codeId, 'question'),
    options,
    (payload) => parseText(field(parseRecord(payload), 'question', 'value')) || null,
  );
