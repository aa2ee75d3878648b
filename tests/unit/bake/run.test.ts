import { describe, expect, it } from 'vitest';
import { type BakeWorker, runJobs } from '../../../scripts/bake/run.ts';
import type { BakeJob, PageOutcome } from '../../../scripts/bake/types.ts';

const jobs = (count: number): BakeJob[] =>
  Array.from({ length: count }, (_, i) => ({ columnId: '10', id: String(i), action: 'bake' }));

const worker = (bake: (job: BakeJob) => PageOutcome | Promise<PageOutcome>): BakeWorker => ({
  bake: async (job) => bake(job),
  close: () => Promise.resolve([]),
});

const BAKED: PageOutcome = { result: 'baked' };
const TIMEOUT: PageOutcome = { result: 'failed', kind: 'timeout', message: 'timeout' };
const silent = { onProgress: () => {} };

describe('running jobs', () => {
  it('does each once, over all workers, eight at a time in each', async () => {
    const done: string[] = [];
    let running = 0;
    let most = 0;
    const slow = () =>
      worker(async ({ id }) => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setImmediate(resolve));
        running--;
        done.push(id);
        return BAKED;
      });
    const summary = await runJobs(jobs(100), [slow(), slow()], silent);
    expect(summary).toMatchObject({ baked: 100, failed: [], stopped: null, notTried: 0 });
    expect(new Set(done).size).toBe(100);
    expect(done).toHaveLength(100);
    expect(most).toBe(16);
  });

  it('counts each outcome and names what failed', async () => {
    const outcomes: PageOutcome[] = [
      BAKED,
      { result: 'unchanged' },
      { result: 'kept' },
      { result: 'skipped' },
      { result: 'gone', reason: 'not published', pages: [{ columnId: '10', id: '4' }] },
      { result: 'failed', kind: 'render', message: 'no' },
    ];
    const summary = await runJobs(
      jobs(6),
      [worker(({ id }) => outcomes[Number(id)] ?? BAKED)],
      silent,
    );
    expect(summary).toMatchObject({
      baked: 1,
      unchanged: 1,
      kept: 1,
      skipped: 1,
      failed: [{ subject: '10/5', kind: 'render', message: 'no' }],
    });
  });

  it('begins with lists when every article is done, whatever became of it', async () => {
    const list: BakeJob = { route: 'columnDetail', columnId: '', id: '10', action: 'bake' };
    const done: string[] = [];
    const slow = worker(async ({ route = 'newsDetail', id }) => {
      const turns = route === 'newsDetail' ? Number(id) : 0;
      for (let i = 0; i < turns; i += 1) await new Promise((resolve) => setImmediate(resolve));
      done.push(route);
      return id === '3' ? TIMEOUT : BAKED;
    });
    const heard: string[] = [];
    const onOutcome = (job: BakeJob, { result }: PageOutcome) => heard.push(`${job.id} ${result}`);
    const summary = await runJobs([list, ...jobs(12), list], [slow], { ...silent, onOutcome });
    expect(summary).toMatchObject({ baked: 13, stopped: null });
    expect(done.slice(-2)).toEqual(['columnDetail', 'columnDetail']);
    expect(heard).toContain('3 failed');

    // A worker that dies with articles in its hands holds no list back.
    const dead = worker(() => Promise.reject(new Error('out of memory')));
    const rest = await runJobs([list, ...jobs(4)], [dead, worker(() => BAKED)], silent);
    expect(rest.baked + rest.failed.length + rest.notTried).toBe(5);
  });

  it('goes on after failures, and gives up an origin that is gone', async () => {
    const one = await runJobs(
      jobs(200),
      [worker(({ id }) => (Number(id) % 30 === 0 ? BAKED : TIMEOUT))],
      silent,
    );
    expect(one).toMatchObject({ stopped: null, notTried: 0 });

    const gone = await runJobs(jobs(200), [worker(() => TIMEOUT)], silent);
    expect(gone.stopped).toBe('origin');
    expect(gone.failed.length).toBeGreaterThanOrEqual(40);
    expect(gone.failed.length + gone.notTried).toBe(200);
    expect(gone.notTried).toBeGreaterThan(100);
  });

  it('ends after the pages under way when it is told to', async () => {
    const interrupt = new AbortController();
    const summary = await runJobs(
      jobs(50),
      [
        worker(async ({ id }) => {
          await new Promise((resolve) => setImmediate(resolve));
          if (id === '3') interrupt.abort();
          return BAKED;
        }),
      ],
      { ...silent, signal: interrupt.signal },
    );
    expect(summary.stopped).toBe('interrupted');
    expect(summary.baked).toBe(8);
    expect(summary.notTried).toBe(42);
  });

  it('names the jobs of a worker that died, and leaves the others to those that live', async () => {
    const dead = worker(() => Promise.reject(new Error('out of memory')));
    const summary = await runJobs(jobs(40), [dead, worker(() => BAKED)], silent);
    expect(summary.stopped).toBe(null);
    expect(summary.baked).toBe(32);
    expect(new Set(summary.failed.map(({ kind }) => kind))).toEqual(new Set(['worker']));

    const alone = await runJobs(jobs(40), [dead], silent);
    expect(alone).toMatchObject({ stopped: 'workers', notTried: 32, baked: 0 });
  });
});
