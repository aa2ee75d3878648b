import { suppressRefusalNotices } from '../../api/suppressRefusalNotices.ts';
import { isOnline, onMaybeOnline } from '../../host/network.ts';
import type { Attached } from '../../model/community/attached.ts';
import { fail, ok } from '../../model/result.ts';
import { MAX_SENT_IMAGE_B } from '../../model/upload/checkFile.ts';
import { type FileKind, MEDIA_OF } from '../../model/upload/fileKinds.ts';
import type { Settings } from '../../settings.ts';
import { reduceImageInWorker } from '../imageReduction/reduceImageInWorker.ts';
import { getClient } from '../pageClient.ts';
import { makeRandomName } from '../tabLock.ts';
import { createUploads } from './createUploads.ts';
import { sendImage, sendInParts } from './sendImage.ts';
import type { PreparedFile, Uploads, UploadsEnv } from './uploadTypes.ts';

/** The rules that differ between forms. */
export type UploadRules<P extends string> = Pick<
  UploadsEnv<P>,
  'check' | 'isKind' | 'room' | 'tries'
>;

/** Creates the uploads of one form; `files` are files of a draft that are on the server already. */
export function createPageUploads<P extends string>(
  settings: Settings,
  rules: UploadRules<P>,
  files: readonly Attached[],
): Uploads<P> {
  const client = suppressRefusalNotices(getClient(settings));
  const env: UploadsEnv<P> = {
    ...rules,
    prepare,
    send: async (sending, options) => {
      try {
        if (sending.kind !== 'picture') return await sendInParts(client, sending, options);
        const { width, height } = sending;
        const sent = await sendImage(client, sending, options);
        if (!sent.ok) return sent;
        const { url } = sent.value;
        return ok({
          kind: 'picture',
          url,
          width: sent.value.width || width,
          height: sent.value.height || height,
          durationS: 0,
          poster: '',
          caption: '',
        } satisfies Attached);
      } catch (error) {
        return fail({ kind: 'malformed', message: String(error), call: 'upload' });
      }
    },
    isOnline,
    onMaybeOnline,
    later: (run, ms) => setTimeout(run, ms),
    makeName: makeRandomName,
    preview: { open: URL.createObjectURL, close: URL.revokeObjectURL },
  };
  return createUploads(env, files);
}

/**
 * Prepares a file. Images are reduced and lose the metadata of the camera; other files stay as they
 * are. null when an image cannot be read or is too large.
 */
async function prepare(file: File, kind: FileKind): Promise<PreparedFile | null> {
  if (MEDIA_OF[kind] !== 'picture') return { file, width: 0, height: 0 };
  const reduced = await reduceImageInWorker(file, kind);
  if (!reduced || reduced.blob.size > MAX_SENT_IMAGE_B) return null;
  const { blob, extension, width, height } = reduced;
  const name = `${file.name.replace(/\.[^.]*$/, '') || 'picture'}.${extension}`;
  return { file: new File([blob], name, { type: blob.type }), width, height };
}
