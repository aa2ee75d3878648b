import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { BenchSite } from '../benchSite.ts';
import type { SiteShape } from './generatedSite.ts';
import { writeHugoSite } from './hugoSite.ts';
import { type MeasuredProgram, measureProgram } from './measureProgram.ts';

export interface MeasuredHugo {
  readonly cold: MeasuredProgram;
  /** Nothing changed; Hugo renders all pages again. */
  readonly second: MeasuredProgram;
}

/** Builds a site of this shape with Hugo; null where Hugo is not installed. */
export async function measureHugo(site: BenchSite, shape: SiteShape): Promise<MeasuredHugo | null> {
  const folder = path.join(site.workDir, `hugo-${shape.columns}`);
  const stopped = new AbortController();
  site.onStop(async () => stopped.abort());
  const run = async (args: readonly string[]) => {
    const measured = await measureProgram('hugo', args, stopped.signal);
    if (measured) console.error(`  hugo ${args[0]}: ${measured.wallSeconds.toFixed(1)} s`);
    return measured;
  };
  if ((await run(['version'])) === null) return null;
  try {
    await writeHugoSite(folder, shape, stopped.signal);
    const args = ['--quiet', '--source', folder, '--cacheDir', path.join(folder, 'cache')];
    const cold = await run(args);
    const second = await run(args);
    return cold && second && { cold, second };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
