import {
  checkImage,
  HEAD_B,
  type ImageProblem,
  MAX_IMAGES,
} from '../../model/comment/commentDraft.ts';
import type { Attached } from '../../model/community/attached.ts';
import { isFileKind, readFileKind } from '../../model/upload/fileKinds.ts';
import type { Settings } from '../../settings.ts';
import { createPageUploads } from './openUploads.ts';
import type { Uploads, UploadsEnv } from './uploadTypes.ts';

export type CommentImageProblem = ImageProblem | 'many';
export type CommentUploads = Uploads<CommentImageProblem>;

const check: UploadsEnv<CommentImageProblem>['check'] = (file, head) =>
  checkImage(file, head.subarray(0, HEAD_B)) ?? readFileKind(head) ?? 'type';

/**
 * Creates the uploads of one comment; `urls` are images of a draft that are on the server already.
 */
export const createCommentUploads = (settings: Settings, urls: readonly string[]): CommentUploads =>
  createPageUploads<CommentImageProblem>(
    settings,
    {
      check,
      isKind: isFileKind,
      room: (_, taken) => (taken.length >= MAX_IMAGES ? 'many' : null),
      // A failure is shown at once, and the reader may try again.
      tries: 1,
    },
    urls.map(createAttachedImage),
  );

const createAttachedImage = (url: string): Attached => ({
  kind: 'picture',
  url,
  width: 0,
  height: 0,
  durationS: 0,
  poster: '',
  caption: '',
});
