/** A process of `benchPublish`: does one publishing run and reports its measurements. */

import type { Settings } from '../../../src/settings.ts';
import type { Selection } from '../../bake/bakeJob.ts';
import { keepCompiledCode } from '../../run/compiledCode.ts';

keepCompiledCode();
const { bake } = await import('../../bake/bake.ts');

export interface PublishTask {
  readonly settings: Settings;
  readonly buildsDir: string;
  readonly outDir: string;
  readonly databaseUrl: string;
  readonly select: Selection;
  readonly workers: number;
  /** The store knows all pages, and the sitemaps are written later (`BakeOptions`). */
  readonly isStoreCurrent: boolean;
}

export interface PublishTaskResult {
  readonly written: number;
  /** Pages that the run decided about, with those that it wrote. */
  readonly checked: number;
  /** Of all threads of the process, with its start. */
  readonly cpuSeconds: number;
  readonly peakBytes: number;
}

process.once('disconnect', () => process.exit());
process.once('message', async (task: PublishTask) => {
  process.send?.(await publish(task));
});

async function publish({ isStoreCurrent, ...task }: PublishTask): Promise<PublishTaskResult> {
  const run = await bake({
    ...task,
    isStoreCurrent,
    ...(isStoreCurrent && { onSiteChanges: () => {} }),
  });
  if (!run.ok) throw new Error(`${run.error.call}: ${run.error.message}`);
  const { baked, unchanged, kept, failed, leftOut } = run.value;
  const [failure] = failed;
  if (failure) throw new Error(`${failed.length} failed, ${failure.subject}: ${failure.message}`);
  const [left] = leftOut;
  if (left) throw new Error(`${left.call} failed ${left.count} times: ${left.kind}`);
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  return {
    written: baked,
    checked: baked + unchanged + kept,
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
    peakBytes: maxRSS * 1024,
  };
}
