import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a checkout has beside its sources. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.cache', '.data', 'test-results']);

/** Returns a copy of a checkout's sources, which uses its packages. */
export async function copyTree(tree: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'broadsheet-faults-'));
  const source = path.resolve(tree);
  await cp(source, copy, {
    recursive: true,
    filter: (name) => !LEFT_OUT.has(path.relative(source, name)),
  });
  await symlink(path.join(source, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}
