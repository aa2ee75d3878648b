/**
 * Bakes a whole site with compressed copies and ends its own process with SIGKILL before its
 * n-th change of the disk; a test starts it as a process of its own. Arguments: n, the folder of
 * the pages, the folder of the builds, the settings as JSON. Prints how many changes there
 * were when it was not killed.
 */
import type { Settings } from '../../src/settings.ts';
import { killBeforeChange } from '../helpers/killBeforeChange.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';

const [limit = '', outDir = '', buildsDir = '', settings = ''] = process.argv.slice(2);
const countChanges = killBeforeChange(Number(limit));

const { runBakeCommand } = await import('../../scripts/bake/runBakeCommand.ts');
const code = await runBakeCommand(['--all', '--compress', '--out', outDir], {
  loadSettings: () => JSON.parse(settings) as Settings,
  storeSettings: { databaseUrl: requireDatabaseUrl() },
  stdout: { write: () => {} },
  stderr: process.stderr,
  buildsDir,
});
console.log(countChanges());
process.exitCode = code;
