import { rm } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { ROOT } from './runCommand.ts';

/** Not in a folder for temporary files, where another account could put code. */
const DIR = path.join(ROOT, '.cache', 'compiled');

/**
 * Keeps the compiled code of modules for later runs, for this process and for the threads and processes that
 * it starts. Modules that were imported before it are compiled again each time. Where the folder cannot be
 * written nothing is kept.
 */
export function keepCompiledCode(): void {
  // Threads and other processes read the variable when they start.
  process.env.NODE_COMPILE_CACHE ||= DIR;
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}

/** Deletes what was kept: a new build has other files. */
export const forgetCompiledCode = (): Promise<void> => rm(DIR, { recursive: true, force: true });
