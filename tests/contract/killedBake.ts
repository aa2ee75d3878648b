/**
 * Bakes a whole site with compressed copies and ends its own process with SIGKILL before its
 * n-th change of the disk; a test starts it as a process of its own. Arguments: n, the folder of
 * the pages, the folder of the renderer, the settings as JSON. Prints how many changes there
 * were when it was not killed.
 */
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import type { Settings } from '../../src/settings.ts';

const CHANGES = ['mkdir', 'open', 'rename', 'rm', 'unlink'] as const;

const [limit = '', outDir = '', serverDir = '', settings = ''] = process.argv.slice(2);
let changes = 0;
const methods = files as unknown as Record<string, (...args: unknown[]) => unknown>;
for (const name of CHANGES) {
  const change = methods[name];
  methods[name] = (...args) => {
    if (++changes === Number(limit)) process.kill(process.pid, 'SIGKILL');
    return change?.(...args);
  };
}
// Before the modules of the publisher import these functions by name.
syncBuiltinESMExports();

const { requireDatabaseUrl } = await import('../helpers/testDatabase.ts');
const { runBakeCommand } = await import('../../scripts/bake/runBakeCommand.ts');
const code = await runBakeCommand(['--all', '--compress', '--out', outDir], {
  loadSettings: () => JSON.parse(settings) as Settings,
  stdout: { write: () => {} },
  stderr: process.stderr,
  serverDir,
  storeSettings: { databaseUrl: requireDatabaseUrl() },
});
console.log(changes);
process.exitCode = code;
