import { parseUpload, type Upload } from '../../model/comment/upload.ts';
import type { Client } from '../client.ts';
import type { Read } from './read.ts';
import { sendFile, type UploadOptions } from './sendFile.ts';

export interface UploadParams {
  readonly file: File;
  /** The member's uid. */
  readonly userId: string;
}

/** Uploads an image; its address is then sent with a comment. */
export const upload = (client: Client, params: UploadParams, options?: UploadOptions) =>
  send(client, '/base_url/upload', params, options);

/** The same call by the name that some servers have for it. */
export const postUploadImg = (client: Client, params: UploadParams, options?: UploadOptions) =>
  send(client, '/base_url/postUploadImg', params, options);

const send = (
  client: Client,
  path: '/base_url/upload' | '/base_url/postUploadImg',
  { file, userId }: UploadParams,
  options: UploadOptions = {},
): Read<Upload> =>
  sendFile(client, path, { file, fields: { userID: userId } }, options, parseUpload);
