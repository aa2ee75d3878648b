import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FAULTS } from '../../scripts/faults/faultTable.ts';

const ROOT = join(import.meta.dirname, '../..');

it('every fault of the table can be planted: its text is once in its file, and its tests exist', () => {
  const wrong = FAULTS.filter(({ file, text, tests = [] }) => {
    const path = join(ROOT, file);
    const isOnce = existsSync(path) && readFileSync(path, 'utf8').split(text).length === 2;
    return !isOnce || tests.some((test) => !existsSync(join(ROOT, test)));
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
