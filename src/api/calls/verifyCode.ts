import { fail, ok } from '../../model/result.ts';
import { parseLine } from '../../model/text.ts';
import { field, parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';

/** The answer that the client parses in place of an image. */
const YES = '{"status":0,"data":""}';

const codeCall = (codeId: string, type: 'image' | 'question') =>
  ({ path: '/base_url/getVerifyCode', member: true, params: { codeId, type } }) as const;

/**
 * Loads a captcha image; every request creates a new one. The request passes the client like
 * every call, with parameters, tokens and signatures; only the bytes of the image are taken
 * aside, because the client reads answers as text. A refusal is text, which the client handles.
 */
export async function getVerifyCode(
  client: Client,
  { codeId }: { readonly codeId: string },
  options: CallOptions = {},
): Read<Blob> {
  const call = codeCall(codeId, 'image');
  let image: Blob | null = null;
  const take: typeof fetch = async (url, init) => {
    const response = await (options.fetch ?? fetch)(url, init);
    const isImage = /^image\//.test(response.headers.get('content-type') ?? '');
    if (!response.ok || !isImage) return response;
    image = await response.blob();
    return new Response(YES);
  };
  const answer = await client.send(call, { ...options, fetch: take });
  if (!answer.ok) return answer;
  return image
    ? ok(image)
    : fail({ kind: 'malformed', message: 'no picture', call: 'getVerifyCode' });
}

/** Loads the captcha as a question in words, for readers who cannot see the image. */
export const getVerifyQuestion = (client: Client, { codeId }: { readonly codeId: string }) =>
  read(
    client,
    codeCall(codeId, 'question'),
    (payload) => parseLine(field(parseRecord(payload), 'question', 'value')) || null,
  );
