import type { Attached } from '../../model/people/types.ts';
import {
  checkFile,
  checkRoom,
  type FileProblem,
  type MediaRules,
} from '../../model/upload/checkFile.ts';
import { isFileKind } from '../../model/upload/fileKinds.ts';
import type { Settings } from '../../settings.ts';
import { openUploads } from './open.ts';
import type { Uploads } from './types.ts';

/** How often a file is sent when the connection fails although there is a network. */
const TRIES = 3;

export type FormUploads = Uploads<FileProblem>;

/** Creates the uploads of a form of a community page. */
export const openFormUploads = (
  settings: Settings,
  media: MediaRules,
  files: readonly Attached[],
): FormUploads =>
  openUploads<FileProblem>(
    settings,
    {
      check: (file, head) => checkFile(file, head, media),
      isKind: isFileKind,
      room: (kind, taken) => checkRoom(kind, taken, media),
      tries: TRIES,
    },
    files,
  );
