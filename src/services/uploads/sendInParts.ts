import { minioGetStored, minioUploadPart } from '../../api/calls/minio.ts';
import type { Read } from '../../api/calls/read.ts';
import type { Client } from '../../api/client.ts';
import type { Attached } from '../../model/community/communityTypes.ts';
import { countParts, getPartBounds } from '../../model/upload/uploadParts.ts';
import type { FileToSend, SendOptions } from './uploadTypes.ts';

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
