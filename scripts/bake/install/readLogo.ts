import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./logoProgram.ts', import.meta.url));

/** A drawing of a hundred bytes can ask for minutes of work, which no library gives up by itself. */
const LIMIT_MS = 10_000;
/** Of the image that is read. */
const MAX_BYTES = 16_000_000;

/**
 * Returns a logo in any format as PNG without its margins, at most 1,024 px wide and high; null when it
 * is no image, is damaged, or takes too long. It is read by a process of its own, which can be ended.
 */
export function readLogo(logo: Buffer): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const limits = { timeout: LIMIT_MS, killSignal: 'SIGKILL', maxBuffer: MAX_BYTES } as const;
    const child = execFile(
      process.execPath,
      [PROGRAM],
      { ...limits, encoding: 'buffer' },
      (error, image) => resolve(error ? null : image),
    );
    // A program that has ended reads nothing.
    child.stdin?.on('error', () => {}).end(logo);
  });
}
