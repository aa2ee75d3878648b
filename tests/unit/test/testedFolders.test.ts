import { expect, it } from 'vitest';
import { siteFoldersOf } from '../../../scripts/sites/siteFolders.ts';
import { TESTED_FOLDERS } from '../../../scripts/test/testedFolders.ts';

it('tests write into folders that no command and no site has', () => {
  const started = Object.values(siteFoldersOf(null));
  expect(Object.values(TESTED_FOLDERS).filter((dir) => started.includes(dir))).toEqual([]);
});
