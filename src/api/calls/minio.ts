import type { Upload } from '../../model/comment/upload.ts';
import { parseSentUpload, parseUploads, type SentUpload } from '../../model/comment/uploadSteps.ts';
import type { MediaKind } from '../../model/upload/kinds.ts';
import { parseStored, type Stored } from '../../model/upload/stored.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';
import { sendFile, type UploadOptions } from './sendFile.ts';

/**
 * Uploads into the object store: file by file, each answered with an id, then one call for
 * the addresses of all. Only the names of these calls are known (product 7.16):
 * parameters and answers are this product's own.
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

export interface PartParams {
  /** Names the file over all of its parts; made here. */
  readonly uploadId: string;
  /** The bytes of this part. */
  readonly bytes: Blob;
  /** From 0. */
  readonly part: number;
  readonly parts: number;
  /** Of the whole file. */
  readonly name: string;
  readonly size: number;
}

/** Sends a part of a file; one that is there already may be sent again. */
export function minioUploadPart(
  client: Client,
  { uploadId, bytes, part, parts, name, size }: PartParams,
  options: UploadOptions = {},
): Read<SentUpload> {
  const fields = { uploadId, part: `${part}`, parts: `${parts}`, name, size: `${size}` };
  const form = { file: bytes, name, fields };
  return sendFile(client, '/minio_url/upload', form, options, parseSentUpload);
}

/** Where a file is that went out in parts, or which of them have to be sent again. */
export function minioGetStored(
  client: Client,
  { uploadId, kind }: { readonly uploadId: string; readonly kind: MediaKind },
  options?: CallOptions,
): Read<Stored> {
  const params = { fileIds: uploadId };
  const call = { path: '/minio_url/minioGetData', method: 'post', member: true, params } as const;
  return read(client, call, options, (payload) => parseStored(payload, kind));
}
