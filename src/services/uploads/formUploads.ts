import type { Attached } from '../../model/community/attached.ts';
import {
  checkFile,
  checkRoom,
  type FileProblem,
  type MediaRules,
} from '../../model/upload/checkFile.ts';
import { isFileKind } from '../../model/upload/fileKinds.ts';
import type { Settings } from '../../settings.ts';
import { createPageUploads } from './openUploads.ts';
import type { Uploads } from './uploadTypes.ts';

/** How often a file is sent when the connection fails although there is a network. */
const TRIES = 3;

export type FormUploads = Uploads<FileProblem>;

/** Creates the uploads of a form of a community page. */
export const createFormUploads = (
  settings: Settings,
  media: MediaRules,
  files: readonly Attached[],
): FormUploads =>
  createPageUploads<FileProblem>(
    settings,
    {
      check: (file, head) => checkFile(file, head, media),
      isKind: isFileKind,
      room: (kind, taken) => checkRoom(kind, taken, media),
      tries: TRIES,
    },
    files,
  );
