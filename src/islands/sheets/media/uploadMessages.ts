import type { CommunityTranslate } from '../../../i18n/translate.ts';
import { type FileProblem, MAX_FILE_B, type MediaRules } from '../../../model/upload/checkFile.ts';
import type { MediaKind } from '../../../model/upload/fileKinds.ts';
import type { RefusedFile, UploadItem } from '../../../services/uploads/uploadTypes.ts';

/** Returns why a file is not on the server, in the server's message if it sent one; '' for none. */
export function findUploadProblem(list: readonly UploadItem[], t: CommunityTranslate): string {
  for (const { name, status } of list) {
    if (status.state !== 'failed') continue;
    if (status.foreign) return t('upload.foreign', { name, type: 'JPG' });
    return status.message || t('upload.trouble');
  }
  return '';
}

const TYPES: Readonly<Record<MediaKind, string>> = {
  picture: 'JPG/PNG/GIF/HEIC',
  video: 'MP4/MOV/WebM',
  audio: 'MP3/M4A/WAV',
};
const LIMITS = {
  picture: 'upload.pictures',
  video: 'upload.videos',
  audio: 'upload.audios',
} as const;
const MB = 1024 * 1024;

const listAcceptedKinds = (media: MediaRules): readonly MediaKind[] =>
  (['picture', 'video', 'audio'] as const).filter((kind) => media[kind] > 0);

/** Returns why a file was not accepted, and what the reader can do. */
export function formatRefusal(
  { name, problem }: RefusedFile<FileProblem>,
  media: MediaRules,
  t: CommunityTranslate,
): string {
  const kinds = listAcceptedKinds(media);
  switch (problem) {
    case 'type':
      return t('upload.type', { types: kinds.map((kind) => TYPES[kind]).join(' · ') });
    case 'renamed':
      return t('upload.renamed', { name });
    case 'empty':
      return t('upload.empty', { name });
    case 'size':
      return t('upload.size', {
        name,
        sizes: kinds.map((kind) => `${TYPES[kind]} ${MAX_FILE_B[kind] / MB} MB`).join(' · '),
      });
    case 'many': {
      const limits = kinds.map((kind) => t(LIMITS[kind], { n: media[kind] }));
      return t('upload.many', { limits: limits.join(' · ') });
    }
    case 'mixed':
      return t('upload.mixed');
  }
}
