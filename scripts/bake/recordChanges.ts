import { AsyncLocalStorage } from 'node:async_hooks';

/** The files that were changed, as whole paths. A file is in one of the sets. */
export interface FileChanges {
  readonly written: Set<string>;
  readonly deleted: Set<string>;
}

const records = new AsyncLocalStorage<FileChanges>();

/** Does some work and adds the files that it changes to a record, without compressed copies. */
export const recordChanges = <T>(changes: FileChanges, work: () => Promise<T>): Promise<T> =>
  records.run(changes, work);

/** Adds a file to the record of the current work, if there is one. */
export function noteChange(file: string, change: keyof FileChanges): void {
  const record = records.getStore();
  if (!record) return;
  record.written.delete(file);
  record.deleted.delete(file);
  record[change].add(file);
}
