import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const CHANGES = ['mkdir', 'open', 'rename', 'rm', 'unlink'] as const;

/**
 * Ends this process with SIGKILL before its n-th change of the disk; never for 0. To be called before
 * the modules are imported that change files. Returns the function that tells how many changes there
 * were.
 */
export function killBeforeChange(limit: number): () => number {
  let changes = 0;
  const methods = files as unknown as Record<string, (...args: unknown[]) => unknown>;
  for (const name of CHANGES) {
    const change = methods[name];
    methods[name] = (...args) => {
      if (++changes === limit) process.kill(process.pid, 'SIGKILL');
      return change?.(...args);
    };
  }
  syncBuiltinESMExports();
  return () => changes;
}
