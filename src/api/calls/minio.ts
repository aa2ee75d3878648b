import type { Upload } from '../../model/comment/upload.ts';
import { parseSentUpload, parseUploads, type SentUpload } from '../../model/comment/uploadSteps.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';
import { sendFile, type UploadOptions } from './sendFile.ts';

/**
 * Uploads into the object store: file by file, each answered with an id, then one call for
 * the addresses of all. The specification has only the names: parameters and answers are
 * ours, the plainest that work, and read with tolerance.
 */

/** Sends one file; where it is, is told by `minioGetData`. */
export function minioUpload(
  client: Client,
  { file }: { readonly file: File },
  options: UploadOptions = {},
): Read<SentUpload> {
  return sendFile(client, '/minio_url/upload', { file }, options, parseSentUpload);
}

/** Where the files are, in the order of their ids. */
export function minioGetData(
  client: Client,
  { fileIds }: { readonly fileIds: readonly string[] },
  options?: CallOptions,
): Read<readonly Upload[]> {
  const params = { fileIds: fileIds.join(',') };
  const call = { path: '/minio_url/minioGetData', method: 'post', member: true, params } as const;
  return read(client, call, options, parseUploads);
}
