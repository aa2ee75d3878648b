import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOpenSecrets, readSecretFiles } from '../../../scripts/secretFiles.ts';

let dir = '';
let file = '';
let empty = '';
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  file = path.join(dir, 'token');
  empty = path.join(dir, 'empty');
  writeFileSync(file, 'of-the-file\n');
  writeFileSync(empty, '\n');
});
afterAll(() => rmSync(dir, { recursive: true }));

const read = (variables: Record<string, string>) => readSecretFiles(variables, ['TOKEN']);

describe('a secret', () => {
  it.each([
    ['is that of the file', {}, 'of-the-file'],
    ['is that of the file when its variable is empty', { TOKEN: ' ' }, 'of-the-file'],
    ['is the value of its variable where there is one', { TOKEN: 'given' }, 'given'],
  ])('%s', (_, variables, expected) => {
    expect(read({ ...variables, TOKEN_FILE: file })).toMatchObject({ value: { TOKEN: expected } });
  });

  it('is left as it is without a file, and so is what is no secret', () => {
    expect(read({ TOKEN_FILE: '', HOST_FILE: file })).toEqual({
      ok: true,
      value: { TOKEN_FILE: '', HOST_FILE: file },
    });
  });

  it('whose file is missing or empty is a wrong setting, with the name of the file', () => {
    const missing = path.join(dir, 'none');
    const problemsOf = (name: string) => {
      const result = read({ TOKEN_FILE: name });
      return result.ok ? [] : result.error.problems;
    };
    expect(problemsOf(missing)).toEqual([expect.stringContaining(`TOKEN_FILE: ${missing} cannot`)]);
    expect(problemsOf(empty)).toEqual([`TOKEN_FILE: ${empty} is empty.`]);
  });
});

describe('a file of variables', () => {
  it.skipIf(process.platform === 'win32')(
    'has open secrets when every account can read it (skipped on Windows, which has no such modes)',
    () => {
      const variables = path.join(dir, '.env');
      writeFileSync(variables, 'TOKEN=given\nOTHER=\nHOST=0.0.0.0\n');
      const listWith = (mode: number) => {
        chmodSync(variables, mode);
        return listOpenSecrets(variables, ['TOKEN', 'OTHER']);
      };
      expect(listWith(0o644)).toEqual(['TOKEN']);
      expect(listWith(0o640)).toEqual([]);
      expect(listOpenSecrets(path.join(dir, 'none'), ['TOKEN'])).toEqual([]);
    },
  );
});
