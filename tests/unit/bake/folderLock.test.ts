import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockFolder } from '../../../scripts/bake/folderLock.ts';
import { waitFor } from '../../helpers/waitFor.ts';

let dir: string;
let other: DatabaseSync;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'lock-'));
  other = new DatabaseSync(path.join(dir, 'lock.db'));
  other.exec('BEGIN EXCLUSIVE');
});

afterEach(() => rm(dir, { recursive: true }));

it('names the other run, whose note is written after it has the lock', async () => {
  const onWait = vi.fn();
  const locking = lockFolder(dir, { onWait });
  // The first tries find no note.
  setTimeout(() => void writeFile(path.join(dir, 'lock.txt'), 'process 7'), 100);
  await waitFor(() => expect(onWait).toHaveBeenCalled());
  other.close();
  await (await locking)();
  expect(onWait.mock.calls).toEqual([['process 7']]);
});

it('reports an unknown process when no note is written', async () => {
  const onWait = vi.fn();
  const locking = lockFolder(dir, { onWait });
  await waitFor(() => expect(onWait).toHaveBeenCalled());
  other.close();
  await (await locking)();
  expect(onWait.mock.calls).toEqual([['its process is unknown']]);
});
