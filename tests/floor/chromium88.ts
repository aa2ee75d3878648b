import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { ROOT, runCommand } from '../../scripts/run/runCommand.ts';

/** Contains Chromium 88 as a brotli file. Fetched by the test run: no build needs these 46 MB. */
const PACKAGE = 'chrome-aws-lambda@5.5.0';
const ARCHIVE = 'chrome-aws-lambda-5.5.0.tgz';
const SHA512 =
  'nYSDzTsVEVsvIFaUUAUN53ulXBLKSRXFS+eVYZOLZD5SA1If59rqBAiy4raMgorQwXWqjSsjK1SF4As+qzPLqA==';
const INSIDE = 'package/bin/chromium.br';
const FOLDER = path.join(ROOT, '.cache', 'chromium88');
const FETCH_LIMIT_MS = 120_000;

/** Returns the path of the browser, which is fetched once, or the reason why there is none. */
export async function findChromium88(): Promise<{ file: string } | { reason: string }> {
  const file = path.join(FOLDER, 'chromium');
  if (existsSync(file)) return { file };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { reason: `it runs on linux-x64, this is ${process.platform}-${process.arch}` };
  }
  await mkdir(FOLDER, { recursive: true });
  const packed = await runCommand(
    'npm',
    ['pack', PACKAGE, '--silent', '--pack-destination', FOLDER],
    { output: 'keep', limitMs: FETCH_LIMIT_MS },
  );
  const archive = path.join(FOLDER, ARCHIVE);
  if (packed.code !== 0) return { reason: `${PACKAGE} could not be fetched` };
  const hash = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64');
  if (hash !== SHA512) throw new Error(`${PACKAGE} is not the package that is expected.`);
  const opened = await runCommand('tar', ['-xzf', archive, '-C', FOLDER, INSIDE], {
    output: 'keep',
  });
  if (opened.code !== 0) throw new Error(`${ARCHIVE} cannot be opened: ${opened.text}`);
  const program = await promisify(brotliDecompress)(await readFile(path.join(FOLDER, INSIDE)));
  // Renamed when complete, so that an interrupted run leaves no partial file.
  await writeFile(`${file}.part`, program);
  await chmod(`${file}.part`, 0o755);
  await rename(`${file}.part`, file);
  await rm(archive);
  await rm(path.join(FOLDER, 'package'), { recursive: true });
  return { file };
}
