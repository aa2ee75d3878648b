import type { Result } from '../../src/model/result.ts';

/** A file of the site that is delivered. */
export interface DeliveredFile {
  /** From the folder of the built files, with '/' and without one at its start. */
  readonly path: string;
  /** Of the uncompressed content, as the store of published pages names it. */
  readonly hash: string;
  /** Returns the uncompressed content. It is read when it is sent: a site does not fit in memory. */
  readonly read: () => Promise<Uint8Array>;
}

/** Why a target did not accept a file or a removal. */
export interface TargetError {
  readonly kind:
    | 'file' // it could not be read here
    | 'denied' // the credentials are wrong, or do not allow it
    | 'missing' // the target itself does not exist
    | 'throttled' // the target asks for fewer requests
    | 'timeout'
    | 'network'
    | 'server' // a fault of the target
    | 'rejected'; // any other answer
  /** For people; contains no secrets. */
  readonly message: string;
}

/** A file that was not delivered, or not removed, and why. */
export interface FailedFile {
  readonly path: string;
  readonly error: TargetError;
}

/** A place that the site is delivered to, in addition to the local folder. */
export interface Target {
  /**
   * The place, and what its files depend on apart from their content (their encoding). What was
   * delivered is remembered under this name: files are sent again when it changes.
   */
  readonly name: string;
  /** Replaces the file as a whole, with the headers of its path (`encodeFile`). Never rejects. */
  readonly put: (file: DeliveredFile) => Promise<Result<null, TargetError>>;
  /** Removes files and returns those that are still there; a missing file is removed. Never rejects. */
  readonly remove: (paths: readonly string[]) => Promise<readonly FailedFile[]>;
  /** Closes its connections. */
  readonly close: () => void;
}
