import {
  mamUpload,
  mamUploadAccessToken,
  mamUploadAccessToken2,
  mamUploadDone2,
} from '../../api/calls/mam.ts';
import { minioGetData, minioUpload } from '../../api/calls/minio.ts';
import type { Read } from '../../api/calls/read.ts';
import type { UploadOptions } from '../../api/calls/sendFile.ts';
import { postUploadImg, upload } from '../../api/calls/uploads.ts';
import type { Client } from '../../api/client.ts';
import type { Upload } from '../../model/comment/upload.ts';

export interface ImageToSend {
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
