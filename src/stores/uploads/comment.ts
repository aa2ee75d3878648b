import {
  checkImage,
  HEAD_B,
  type ImageProblem,
  MAX_IMAGES,
} from '../../model/comment/commentImages.ts';
import type { Attached } from '../../model/people/types.ts';
import { isFileKind, readFileKind } from '../../model/upload/fileKinds.ts';
import type { Settings } from '../../settings.ts';
import { openUploads } from './open.ts';
import type { Uploads, UploadsEnv } from './types.ts';

export type CommentPictureProblem = ImageProblem | 'many';
export type CommentUploads = Uploads<CommentPictureProblem>;

const check: UploadsEnv<CommentPictureProblem>['check'] = (file, head) =>
  checkImage(file, head.subarray(0, HEAD_B)) ?? readFileKind(head) ?? 'type';

/**
 * Creates the uploads of one comment; `urls` are images of a draft that are on the server already.
 */
export const openCommentUploads = (settings: Settings, urls: readonly string[]): CommentUploads =>
  openUploads<CommentPictureProblem>(
    settings,
    {
      check,
      isKind: isFileKind,
      room: (_, taken) => (taken.length >= MAX_IMAGES ? 'many' : null),
      // A failure is shown at once, and the reader may try again.
      tries: 1,
    },
    urls.map(pictureAt),
  );

const pictureAt = (url: string): Attached => ({
  kind: 'picture',
  url,
  width: 0,
  height: 0,
  durationS: 0,
  poster: '',
  caption: '',
});
