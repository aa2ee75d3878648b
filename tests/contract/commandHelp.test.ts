import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/run/runCommand.ts';

/** Writes the address of every module of a package that is loaded. */
const REPORT_PACKAGES = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    load: (url, context, next) => {
      if (url.includes('/node_modules/')) console.error(url);
      return next(url, context);
    },
  });
`)}`;

it.each(['bake', 'publish'])('npm run %s -- --help loads no package for its text', async (name) => {
  const command = path.join(ROOT, 'scripts', name, 'cli.ts');
  const args = ['--import', REPORT_PACKAGES, command, '--all', '--help'];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toMatch(new RegExp(`^Usage: npm run ${name} `));
  expect(stderr).toBe('');
});
