import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../../shared/corpora/', import.meta.url));

/** A file of the shared corpora; null, with a printed reason, where the folder is absent. */
export function readCorpus(name: string): string | null {
  if (existsSync(FOLDER + name)) return readFileSync(FOLDER + name, 'utf8');
  console.warn(`skipped: ../shared/corpora/${name} not found`);
  return null;
}

/** Lines as they are: nothing trimmed, only the end after the last LF dropped. */
export function readCorpusLines(name: string): readonly string[] | null {
  return readCorpus(name)?.replace(/\n$/, '').split('\n') ?? null;
}
