import { parseUpload, type Upload } from '../../model/comment/upload.ts';
import {
  parseUploadOrSent,
  parseUploadToken,
  type SentUpload,
} from '../../model/comment/uploadSteps.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';
import { sendFile, type UploadOptions } from './sendFile.ts';

/**
 * Uploads through the media server: a token for one upload, then the file with it. A token
 * of the first kind makes the answer hold the address; one of the second kind the file's id,
 * with which `mamUploadDone2` asks for the address.
 *
 * Only the names of these calls are known (product 7.16): parameters and answers are this
 * product's own.
 */

export const mamUploadAccessToken = (client: Client, options?: CallOptions): Read<string> =>
  askToken(client, '/mam_url/mamUploadAccessToken', options);

export const mamUploadAccessToken2 = (client: Client, options?: CallOptions): Read<string> =>
  askToken(client, '/mam_url/mamUploadAccessToken2', options);

function askToken(
  client: Client,
  path: '/mam_url/mamUploadAccessToken' | '/mam_url/mamUploadAccessToken2',
  options: CallOptions | undefined,
): Read<string> {
  return read(client, { path, member: true }, options, parseUploadToken);
}

/** Sends the file for which the token was given. */
export function mamUpload(
  client: Client,
  { file, accessToken }: { readonly file: File; readonly accessToken: string },
  options: UploadOptions = {},
): Read<Upload | SentUpload> {
  const form = { file, fields: { accessToken } };
  return sendFile(client, '/mam_url/upload', form, options, parseUploadOrSent);
}

/** Says that a file is there, and asks where. */
export function mamUploadDone2(
  client: Client,
  { fileId }: SentUpload,
  options?: CallOptions,
): Read<Upload> {
  const call = { path: '/mam_url/mamUploadDone2', params: { fileId }, member: true } as const;
  return read(client, call, options, parseUpload);
}
