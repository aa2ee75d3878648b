import type { ReadableAtom } from 'nanostores';
import type { ApiError } from '../../api/errors.ts';
import type { Attached } from '../../model/community/attached.ts';
import type { Result } from '../../model/result.ts';
import type { FileKind, MediaKind } from '../../model/upload/fileKinds.ts';

export type UploadStatus =
  /** The image is being reduced, or other uploads are first. */
  | { readonly state: 'waiting' }
  | { readonly state: 'uploading' /** 0 to 1 */; readonly share: number }
  /** No network: the upload continues when there is one again. */
  | { readonly state: 'paused'; readonly share: number }
  | { readonly state: 'done'; readonly file: Attached }
  | {
      readonly state: 'failed' /** The server's message; '' for none. */;
      readonly message: string;
      /** This browser cannot read the file: another attempt would fail too. */
      readonly foreign?: true;
    };

/** A file of a form; the list is in the order of choosing. */
export interface UploadItem {
  readonly id: number;
  readonly kind: MediaKind;
  readonly name: string;
  /** Address of the preview: of the file itself, or on the server; '' for none yet. */
  readonly preview: string;
  readonly status: UploadStatus;
}

/** A file that was refused. */
export interface RefusedFile<P extends string> {
  readonly name: string;
  readonly problem: P;
}

export interface Uploads<P extends string> {
  readonly $list: ReadableAtom<readonly UploadItem[]>;
  /** Adds files and starts their uploads; returns the refused ones. */
  readonly add: (files: readonly File[], userId: string) => Promise<readonly RefusedFile<P>[]>;
  readonly retry: (id: number) => void;
  readonly remove: (id: number) => void;
  /** Resolves when no upload is running or waiting, not even for a network. */
  readonly settled: () => Promise<void>;
  /** Stops all uploads and removes their files. */
  readonly close: () => void;
}

/** A file that is ready to be sent. */
export interface PreparedFile {
  readonly file: File;
  /** Pixels; 0 when unknown. */
  readonly width: number;
  readonly height: number;
}

/** A file that is being sent. */
export interface FileToSend extends PreparedFile {
  readonly kind: MediaKind;
  /** Identifies the file on the server over all attempts. */
  readonly uploadId: string;
  readonly userId: string;
  /** Numbers of the parts that the server has. */
  readonly have: Set<number>;
}

export interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** What uploads need from their environment. */
export interface UploadsEnv<P extends string> {
  /** Checks a file by its first bytes before it is sent; returns its kind or the problem. */
  readonly check: (file: File, head: Uint8Array) => FileKind | P;
  readonly isKind: (checked: FileKind | P) => checked is FileKind;
  /** Returns the problem when there is no room for one more file; null when there is. */
  readonly room: (kind: MediaKind, taken: readonly MediaKind[]) => P | null;
  /** Prepares a file; null for one that cannot be read. Called for one file after the other. */
  readonly prepare: (file: File, kind: FileKind) => Promise<PreparedFile | null>;
  readonly send: (sending: FileToSend, options: SendOptions) => Promise<Result<Attached, ApiError>>;
  readonly isOnline: () => boolean;
  /** Subscribes to the return of the network; returns a function that stops it. */
  readonly onMaybeOnline: (listener: () => void) => () => void;
  readonly later: (run: () => void, ms: number) => void;
  readonly makeName: () => string;
  readonly preview: {
    readonly open: (file: Blob) => string;
    readonly close: (url: string) => void;
  };
  /** How often a file is sent when the connection fails. */
  readonly tries: number;
}
