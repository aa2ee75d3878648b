import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../../shared/corpora/', import.meta.url));

/** Returns the text of a file of the shared corpora; null, and prints a reason, when the folder is absent. */
export function readCorpus(name: string): string | null {
  if (existsSync(FOLDER + name)) return readFileSync(FOLDER + name, 'utf8');
  console.warn(`skipped: ../shared/corpora/${name} not found`);
  return null;
}

/** Returns the lines untrimmed; only the empty end after the last LF is dropped. */
export function readCorpusLines(name: string): readonly string[] | null {
  return readCorpus(name)?.replace(/\n$/, '').split('\n') ?? null;
}
