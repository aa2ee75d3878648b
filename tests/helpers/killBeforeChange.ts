import syncFiles from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const CHANGES = ['mkdir', 'open', 'rename', 'rm', 'unlink'] as const;

type Methods = Record<string, (...args: unknown[]) => unknown>;

/**
 * Ends this process with SIGKILL before its n-th change of the disk; never for 0. To be called before
 * the modules are imported that change files. Returns the function that tells how many changes there
 * were.
 */
export function killBeforeChange(limit: number): () => number {
  let changes = 0;
  const countCalls = (methods: Methods, name: string) => {
    const change = methods[name];
    methods[name] = (...args) => {
      if (++changes === limit) process.kill(process.pid, 'SIGKILL');
      return change?.(...args);
    };
  };
  for (const name of CHANGES) {
    countCalls(files as unknown as Methods, name);
    countCalls(syncFiles as unknown as Methods, `${name}Sync`);
  }
  syncBuiltinESMExports();
  return () => changes;
}
