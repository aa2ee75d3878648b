import type { CallPath } from '../callPath.ts';
import type { CallOptions, Client } from '../client.ts';
import { createUploadFetch, type OnProgress } from '../uploadFetch.ts';
import { type Read, read } from './read.ts';

export interface UploadOptions extends CallOptions {
  readonly onProgress?: OnProgress;
}

/** Uploads a file with the member's tokens, as the form that all upload hosts accept. */
export function sendFile<T>(
  client: Client,
  path: CallPath,
  {
    file,
    name = file instanceof File ? file.name : '',
    fields = {},
  }: {
    readonly file: Blob;
    readonly name?: string;
    readonly fields?: Readonly<Record<string, string>>;
  },
  { onProgress, ...options }: UploadOptions,
  parse: (payload: unknown) => T | null,
): Read<T> {
  const form = new FormData();
  form.append('file', file, name);
  form.append('siteID', String(client.settings.siteId));
  for (const name of Object.keys(fields)) form.append(name, fields[name] ?? '');
  const userIds = Object.keys(fields).filter((name) => name === 'userID');
  const call = { path, method: 'post', member: true, multipart: form, userIds } as const;
  const fetcher = onProgress && { fetch: createUploadFetch(onProgress) };
  return read(client, call, parse, { ...options, ...fetcher });
}
