import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALL_TABLE, type CallRow } from '../../src/api/forms/callTable.ts';
import { formatForm } from '../../src/api/forms/parseFormChoice.ts';
import { recordCalls, type SentCall } from './recordCalls.ts';
import { type Declaration, idOf, traceReferences } from './traceReferences.ts';

/** A call with both of its ends; '' where one is missing. */
export interface CallUse extends CallRow {
  readonly path: string;
  /** The file that makes its request. */
  readonly sentBy: string;
  /** The first file outside of `src/api` that uses it. */
  readonly usedBy: string;
  readonly test: string;
}

const ROOT = join(import.meta.dirname, '../..');
const SSO = '/sso_url/';
/** Files that name calls of the login server without their path. */
const LOGIN_FILES = /^src\/api\/calls\/(login|profile)\.ts$/;

/** Files that send calls, or load the content of a screen by several. */
const LOADING_FILES = /^src\/api\/|\.load\.ts$/;

/** Returns all calls of the table with the code that sends and uses them, and a test. */
export function listCallUses(): readonly CallUse[] {
  const files = globSync(['src/**/*.ts', 'src/**/*.tsx'], { cwd: ROOT }).sort();
  const code = traceReferences(
    ROOT,
    files.filter((file) => !file.startsWith('src/api/forms/')),
  );
  const users = new Map<string, Declaration[]>();
  for (const declaration of code) {
    for (const id of declaration.references) {
      users.set(id, [...(users.get(id) ?? []), declaration]);
    }
  }
  const tests = globSync(['tests/**/*.test.ts', 'tests/**/*.e2e.ts'], { cwd: ROOT })
    .sort((one, other) => orderOfTest(one) - orderOfTest(other) || (one < other ? -1 : 1))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

  return [...CALL_TABLE].map(([path, row]) => {
    const name = path.startsWith(SSO) ? path.slice(SSO.length) : path;
    const makers = code.filter(
      ({ file, literals }) => literals.has(path) || (literals.has(name) && LOGIN_FILES.test(file)),
    );
    const reached = new Map(makers.map((maker) => [idOf(maker), maker]));
    for (const declaration of reached.values()) {
      if (!LOADING_FILES.test(declaration.file)) continue;
      for (const user of users.get(idOf(declaration)) ?? []) reached.set(idOf(user), user);
    }
    const all = [...reached.values()];
    const outside = all.filter(
      ({ file }) => !LOADING_FILES.test(file) && !file.startsWith('src/boot/'),
    );
    const functions = all.filter(({ file }) => LOADING_FILES.test(file));
    return {
      ...row,
      path,
      sentBy: makers[0]?.file ?? '',
      usedBy: outside.map(({ file }) => file).sort()[0] ?? '',
      test: tests.find(({ text }) => names(text, path, functions))?.file ?? '',
    };
  });
}

/** Calls are tested against the origin; some only where a browser or a page needs them. */
const orderOfTest = (file: string): number =>
  ['tests/contract/', 'tests/e2e/', 'tests/unit/'].findIndex((folder) =>
    file.startsWith(folder),
  ) >>> 0;

/** Whether a test imports a function of the call, or names the call as a path does. */
function names(text: string, path: string, functions: readonly Declaration[]): boolean {
  const imports = text.match(/import [^;]*(?:src\/api\/|\.load\.ts)[^;]*;/g)?.join() ?? '';
  const isImported = functions.some(
    ({ name }) => name && new RegExp(`\\b${name}\\b`).test(imports),
  );
  const [wireName = ''] = path.split('/').slice(-1);
  return isImported || new RegExp(`['"\`/]${wireName}\\b`).test(text);
}

const HEAD = `# Calls

Every call of the product, with its known forms: method and path below its server. The first is sent
until a server does not know it (wire 18.1, decision 0068). \`CALL_FORMS\` fixes forms:
\`getLiveComing=GET:liveComing\`, separated by commas. The names are those of the first column.

The parameters are those that the call's own code sends, recorded from a run of every function of
\`src/api/calls\`; some are sent only when they have a value. Every request has the common ones, too
(product 7.3).

\`scripts/callDocument.ts\` writes this page from \`src/api/forms/callTable.ts\`, the code and that
run; a test compares them, and fails for a call that is sent by another method, and for one without
a user or a test.
`;

const SERVERS: readonly (readonly [string, string])[] = [
  ['/base_url/', 'Content server'],
  ['/nis_url/', 'Interaction server'],
  [SSO, 'Login server'],
  ['/adv-appif-server/', 'Ad server'],
  ['/mvod_if/', 'Short video server'],
  ['/mam_url/', 'Media upload server'],
  ['/minio_url/', 'Object store'],
];

/** Returns the text of `src/docs/calls.md`. */
export async function formatCallDocument(
  uses: readonly CallUse[] = listCallUses(),
  sent?: readonly SentCall[],
): Promise<string> {
  const params = new Map((sent ?? (await recordCalls())).map((call) => [call.path, call.params]));
  const sections = SERVERS.map(([prefix, title]) => {
    const rows = uses
      .filter(({ path }) => path.startsWith(prefix))
      .map(
        ({ path, kind, forms, sentBy, usedBy, test }) =>
          `| \`${path.slice(prefix.length)}\` | ${kind} | ${forms.map((form) => `\`${formatForm(form)}\``).join(', ')} | ${params.get(path)?.join(', ') ?? ''} | ${sentBy.replace('src/', '')} | ${usedBy.replace('src/', '')} | ${test.replace('tests/', '')} |`,
      );
    return `## ${title}\n\n| call | kind | forms | parameters | sent by | used by | test |\n| --- | --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return [HEAD, ...sections].join('\n');
}
