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

/** How often a file is tried that the network loses while it is there. */
const TRIES = 3;

export type FormUploads = Uploads<FileProblem>;

/** The files of a form of a page about people. */
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
