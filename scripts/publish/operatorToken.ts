import { randomBytes } from 'node:crypto';
import { link, mkdir, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readFileIfExists } from '../bake/atomicFile.ts';
import { stateDirOf } from '../bake/folderLock.ts';

const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;

/** The token that the status page needs. */
export interface OperatorToken {
  readonly text: string;
  /** Where the publisher keeps it; null for that of `PUBLISH_TOKEN`. */
  readonly file: string | null;
  /** It was made at this start. */
  readonly isNew: boolean;
}

/**
 * Returns the token of the settings, otherwise that which was made at the first start with this
 * folder of pages. Rejects when it can be neither read nor stored.
 */
export async function findOperatorToken(
  configured: string | undefined,
  outDir: string,
): Promise<OperatorToken> {
  if (configured !== undefined) return { text: configured, file: null, isNew: false };
  const stateDir = stateDirOf(outDir);
  const file = path.join(stateDir, 'operatorToken');
  await mkdir(stateDir, { recursive: true });
  // A damaged one must not be a token: the empty text would be one.
  if ((await readToken(file)) === null) await rm(file, { force: true });
  const isNew = await makeToken(file);
  const text = await readToken(file);
  if (text === null) throw new Error(`${file} has no token`);
  return { text, file, isNew };
}

async function readToken(file: string): Promise<string | null> {
  const text = (await readFileIfExists(file))?.toString().trim() ?? '';
  return TOKEN.test(text) ? text : null;
}

/** Stores a new token, unless there is one: another publisher may start on the folder now. */
async function makeToken(file: string): Promise<boolean> {
  const text = randomBytes(TOKEN_BYTES).toString('base64url');
  const unfinished = `${file}.${text.slice(0, 8)}`;
  await writeFile(unfinished, `${text}\n`, { mode: 0o600, flush: true });
  try {
    await link(unfinished, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await unlink(unfinished);
  }
}

/** Returns what the terminal says once: how the status page is opened with a new token. */
export const describeNewToken = ({ text, file }: OperatorToken, url: string): string =>
  `The status page needs a token, which was made now and is shown once:

  page   ${url}/
  token  ${text}

It is kept in ${file}, which only this account can read. PUBLISH_TOKEN sets another one.
`;

/** Returns what the log says at each start: where to find the token of the status page. */
export const nameTokenFile = ({ file }: OperatorToken): { readonly tokenFile?: string } =>
  file === null ? {} : { tokenFile: file };
