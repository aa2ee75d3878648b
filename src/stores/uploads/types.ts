import type { ReadableAtom } from 'nanostores';
import type { ApiError } from '../../api/errors.ts';
import type { Attached } from '../../model/people/types.ts';
import type { Result } from '../../model/result.ts';
import type { FileKind, MediaKind } from '../../model/upload/fileKinds.ts';

export type UploadStatus =
  /** A picture that is being made smaller, or whose turn has not come. */
  | { readonly state: 'waiting' }
  | { readonly state: 'uploading' /** 0 to 1 */; readonly share: number }
  /** No network: it goes on by itself when there is one. */
  | { readonly state: 'paused'; readonly share: number }
  | { readonly state: 'done'; readonly file: Attached }
  | {
      readonly state: 'failed' /** The server's words, '' when there are none. */;
      readonly message: string;
      /** This browser cannot read it: no use in trying again. */
      readonly foreign?: true;
    };

/** A file of a form, in the order in which the reader chose it. */
export interface UploadItem {
  readonly id: number;
  readonly kind: MediaKind;
  readonly name: string;
  /** What shows a picture: the file itself, or where it is on the server; '' for nothing yet. */
  readonly preview: string;
  readonly status: UploadStatus;
}

/** A file that is not taken. */
export interface RefusedFile<P extends string> {
  readonly name: string;
  readonly problem: P;
}

export interface Uploads<P extends string> {
  readonly $list: ReadableAtom<readonly UploadItem[]>;
  /** Takes files and sends them on their way; answers those that it does not take. */
  readonly add: (files: readonly File[], userId: string) => Promise<readonly RefusedFile<P>[]>;
  readonly retry: (id: number) => void;
  readonly remove: (id: number) => void;
  /** Resolves when nothing is under way any more, nor waits for a network. */
  readonly settled: () => Promise<void>;
  /** Ends all uploads and forgets the files. */
  readonly close: () => void;
}

/** A file as it goes out. */
export interface Prepared {
  readonly file: File;
  /** Pixels; 0 when they are not known. */
  readonly width: number;
  readonly height: number;
}

/** A file on its way. */
export interface Sending extends Prepared {
  readonly kind: MediaKind;
  /** Names it at the server over all attempts. */
  readonly uploadId: string;
  readonly userId: string;
  /** Parts that the server has. */
  readonly have: Set<number>;
}

export interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** All that uploads know of their surroundings. */
export interface UploadsEnv<P extends string> {
  /** Judges a file by its first bytes before anything of it is sent. */
  readonly check: (file: File, head: Uint8Array) => FileKind | P;
  readonly isKind: (judged: FileKind | P) => judged is FileKind;
  /** Whether there is room for one more; null when there is. */
  readonly room: (kind: MediaKind, taken: readonly MediaKind[]) => P | null;
  /** Makes a file ready; null for one that cannot be read. One after the other. */
  readonly prepare: (file: File, kind: FileKind) => Promise<Prepared | null>;
  readonly send: (sending: Sending, options: SendOptions) => Promise<Result<Attached, ApiError>>;
  readonly isOnline: () => boolean;
  /** Tells when a network may be there again; answers how to stop. */
  readonly onMaybeOnline: (listener: () => void) => () => void;
  readonly later: (run: () => void, ms: number) => void;
  readonly makeName: () => string;
  readonly preview: {
    readonly open: (file: Blob) => string;
    readonly close: (url: string) => void;
  };
  /** How often a file is tried that the network loses. */
  readonly tries: number;
}
