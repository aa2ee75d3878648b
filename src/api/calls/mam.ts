import {
  parseUpload,
  parseUploadOrSent,
  parseUploadToken,
  type SentUpload,
  type Upload,
} from '../../model/comment/upload.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';
import { sendFile, type UploadOptions } from './sendFile.ts';

/**
 * Uploads through the media server: a token for one upload, then the file with it. With a token
 * of the first kind the answer contains the address; with one of the second kind it contains
 * the file's id, with which `mamUploadDone2` requests the address.
 *
 * Only the names are documented: parameters and answers are guesses, kept simple and parsed
 * with tolerance.
 */

export const mamUploadAccessToken = (client: Client, options?: CallOptions) =>
  requestToken(client, '/mam_url/mamUploadAccessToken', options);

export const mamUploadAccessToken2 = (client: Client, options?: CallOptions) =>
  requestToken(client, '/mam_url/mamUploadAccessToken2', options);

const requestToken = (
  client: Client,
  path: '/mam_url/mamUploadAccessToken' | '/mam_url/mamUploadAccessToken2',
  options?: CallOptions,
) => read(client, { path, member: true }, parseUploadToken, options);

/** Sends the file of a token. */
export function mamUpload(
  client: Client,
  { file, accessToken }: { readonly file: File; readonly accessToken: string },
  options: UploadOptions = {},
): Read<Upload | SentUpload> {
  const form = { file, fields: { accessToken } };
  return sendFile(client, '/mam_url/upload', form, options, parseUploadOrSent);
}

/** Confirms an upload and requests its address. */
export const mamUploadDone2 = (client: Client, { fileId }: SentUpload, options?: CallOptions) =>
  read(
    client,
    { path: '/mam_url/mamUploadDone2', params: { fileId }, member: true },
    parseUpload,
    options,
  );
