import { AsyncLocalStorage } from 'node:async_hooks';

/** What became of files, as whole paths. A file is in one of the sets. */
export interface FileChanges {
  readonly written: Set<string>;
  /** Files that had the right bytes already. */
  readonly kept: Set<string>;
  /** Files that are no longer there, whether or not they were there before. */
  readonly deleted: Set<string>;
}

const records = new AsyncLocalStorage<FileChanges>();

/** Returns a record without changes. */
export const createFileChanges = (): FileChanges => ({
  written: new Set(),
  kept: new Set(),
  deleted: new Set(),
});

/** Does some work and adds the files that it changes to a record, without compressed copies. */
export const recordChanges = <T>(changes: FileChanges, work: () => Promise<T>): Promise<T> =>
  records.run(changes, work);

/** Adds a file to the record of the current work, if there is one. */
export function noteChange(file: string, change: keyof FileChanges): void {
  const record = records.getStore();
  if (!record || (change === 'kept' && record.written.has(file))) return;
  for (const files of [record.written, record.kept, record.deleted]) files.delete(file);
  record[change].add(file);
}
