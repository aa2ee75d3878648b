import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The corpora are beside the project, not in it. */
const FOLDER = fileURLToPath(new URL('../../../shared/corpora/', import.meta.url));

export type CorpusName =
  | 'dompurify.json'
  | 'html5lib-tree.json'
  | 'naughty-strings.json'
  | 'open-redirect.txt'
  | 'sm-vectors.json'
  | 'sm4-cbc-padding.json'
  | 'urltestdata.json'
  | 'xss-multiline.json'
  | 'xss.txt';

declare module 'vitest' {
  interface TaskMeta {
    /** Why a test is skipped; `npm test` prints it. */
    skipReason?: string;
  }
}

const findMissing = (names: readonly CorpusName[]) =>
  names.filter((name) => !existsSync(FOLDER + name));

const formatReason = (missing: readonly CorpusName[]) =>
  `${missing.map((name) => `../shared/corpora/${name}`).join(', ')} not found`;

/** Returns options of Vitest: a test that needs these files is skipped, with a reason, without them. */
export function needsCorpus(...names: readonly CorpusName[]) {
  const missing = findMissing(names);
  return missing.length === 0 ? {} : { skip: true, meta: { skipReason: formatReason(missing) } };
}

/** Returns the arguments of Playwright's `test.skip` for a test that needs these files. */
export function withoutCorpus(...names: readonly CorpusName[]): [boolean, string] {
  const missing = findMissing(names);
  return [missing.length > 0, formatReason(missing)];
}

/** Returns the text of a file; '' when it is absent. Tests that read it say so by `needsCorpus`. */
export function readCorpus(name: CorpusName): string {
  return existsSync(FOLDER + name) ? readFileSync(FOLDER + name, 'utf8') : '';
}

/** Returns the lines untrimmed, without the empty end after the last LF. */
export function readCorpusLines(name: CorpusName): readonly string[] {
  const text = readCorpus(name);
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

/** Returns the entries of a JSON file; [] when it is absent. */
export function readCorpusEntries<T>(name: CorpusName): readonly T[] {
  return JSON.parse(readCorpus(name) || '[]');
}

/** Small articles that came out wrong in similar systems; beside the project, too. */
const INPUTS_FOLDER = fileURLToPath(new URL('../../../shared/inputs/', import.meta.url));

/** Returns the names of these articles; none where the folder is absent. */
export const listInputs = (): readonly string[] =>
  existsSync(INPUTS_FOLDER)
    ? readdirSync(INPUTS_FOLDER)
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
        .sort()
    : [];

/** Returns options of Vitest: a test that needs these articles is skipped, with a reason, without them. */
export const needsInputs = () =>
  existsSync(INPUTS_FOLDER)
    ? {}
    : { skip: true, meta: { skipReason: '../shared/inputs not found' } };

/** Returns fields of an article of the wire. */
export const readInput = (name: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(`${INPUTS_FOLDER}${name}.json`, 'utf8')).article;

const COLUMN_FILES = ['xss.txt', 'xss-multiline.json', 'dompurify.json'] as const;
/** The files of `payloads` and `trees`. */
export const MARKUP_FILES = [...COLUMN_FILES, 'html5lib-tree.json'] as const;

/** Inputs of html5lib's tests of tree construction. */
export const trees: readonly string[] = readCorpusEntries<{ readonly data: string }>(
  'html5lib-tree.json',
).map(({ data }) => data);

/** Payloads of cross-site scripting. */
export const payloads: readonly string[] = [
  ...readCorpusLines('xss.txt'),
  ...readCorpusEntries<string>('xss-multiline.json'),
  ...readCorpusEntries<{ readonly payload: string }>('dompurify.json').map(
    ({ payload }) => payload,
  ),
];
