import type { Read } from '../../api/calls/read.ts';
import {
  mamUpload,
  mamUploadAccessToken,
  mamUploadAccessToken2,
  mamUploadDone2,
  minioGetData,
  minioGetStored,
  minioUpload,
  minioUploadPart,
  postUploadImg,
  type UploadOptions,
  upload,
} from '../../api/calls/uploads.ts';
import type { Client } from '../../api/client.ts';
import type { Upload } from '../../model/comment/upload.ts';
import type { Attached } from '../../model/community/attached.ts';
import { countParts, getPartBounds } from '../../model/upload/uploadParts.ts';
import type { FileToSend, SendOptions } from './uploadTypes.ts';

interface ImageToSend {
  readonly file: File;
  /** The member's uid. */
  readonly userId: string;
}

/** Sends an image to the server with the calls that the deployment uses. */
export function sendImage(
  client: Client,
  picture: ImageToSend,
  options: UploadOptions,
): Read<Upload> {
  switch (client.settings.uploadWay) {
    case 'postUploadImg':
      return postUploadImg(client, picture, options);
    case 'mam':
    case 'mam2':
      return sendByMam(client, picture, options);
    case 'minio':
      return sendByMinio(client, picture, options);
    default:
      return upload(client, picture, options);
  }
}

/**
 * Requests a token and sends the file with it; for the second kind of token, also requests the
 * address of the file.
 */
async function sendByMam(
  client: Client,
  { file }: ImageToSend,
  options: UploadOptions,
): Read<Upload> {
  const { signal } = options;
  const isSecond = client.settings.uploadWay === 'mam2';
  const requestToken = isSecond ? mamUploadAccessToken2 : mamUploadAccessToken;
  const token = await requestToken(client, { signal });
  if (!token.ok) return token;
  const sent = await mamUpload(client, { file, accessToken: token.value }, options);
  if (!sent.ok) return sent;
  const { value } = sent;
  return 'url' in value ? { ok: true, value } : mamUploadDone2(client, value, { signal });
}

async function sendByMinio(
  client: Client,
  { file }: ImageToSend,
  options: UploadOptions,
): Read<Upload> {
  const sent = await minioUpload(client, { file }, options);
  if (!sent.ok) return sent;
  const found = await minioGetData(
    client,
    { fileIds: [sent.value.fileId] },
    { signal: options.signal },
  );
  if (!found.ok) return found;
  const [value] = found.value;
  return value
    ? { ok: true, value }
    : { ok: false, error: { kind: 'empty', message: 'empty', call: 'minioGetData' } };
}

/** How many times all missing parts are sent, when the server still lacks some of them. */
const MAX_ROUNDS = 3;

/**
 * Sends a video or audio file in parts. `have` contains the parts that have arrived, over all
 * attempts: after a lost connection only the others are sent.
 */
export async function sendInParts(
  client: Client,
  { file, kind, uploadId, have }: FileToSend,
  { signal, onProgress }: SendOptions,
): Read<Attached> {
  const { name, size } = file;
  const parts = countParts(size);
  for (let round = 1; ; round += 1) {
    for (let part = 0; part < parts; part += 1) {
      if (have.has(part)) continue;
      const bytes = file.slice(...getPartBounds(part, size));
      const sent = await minioUploadPart(
        client,
        { uploadId, bytes, part, parts, name, size },
        { signal, onProgress: (share) => onProgress((have.size + share) / parts) },
      );
      if (!sent.ok) return sent;
      have.add(part);
      onProgress(have.size / parts);
    }
    const stored = await minioGetStored(client, { uploadId, kind }, { signal });
    if (!stored.ok) return stored;
    if ('file' in stored.value) return { ok: true, value: stored.value.file };
    if (round === MAX_ROUNDS) {
      return { ok: false, error: { kind: 'malformed', message: 'parts', call: 'minioGetData' } };
    }
    for (const part of stored.value.missing) have.delete(part);
  }
}
