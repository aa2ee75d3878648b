import { describe, expect, it } from 'vitest';
import type { BakeJob, PageOutcome } from '../../../scripts/bake/bakeJob.ts';
import { type BakeWorker, runJobs } from '../../../scripts/bake/render/runJobs.ts';

const jobs = (count: number): BakeJob[] =>
  Array.from({ length: count }, (_, i) => ({
    route: 'newsDetail',
    params: { columnId: '10', id: String(i) },
    action: 'bake',
  }));

const idOf = ({ params }: BakeJob): string => params.id ?? '';

const worker = (bake: (job: BakeJob) => PageOutcome | Promise<PageOutcome>): BakeWorker => ({
  bake: (some) => Promise.all(some.map(async (job) => bake(job))),
  close: () => Promise.resolve({ leftOut: [], learnedForms: [] }),
});

const BAKED: PageOutcome = { result: 'baked' };
const TIMEOUT: PageOutcome = { result: 'failed', kind: 'timeout', message: 'timeout' };
const silent = { onProgress: () => {} };

describe('running jobs', () => {
  it('does each job once, with two batches of eight at a time in every worker', async () => {
    const done: string[] = [];
    let running = 0;
    let most = 0;
    const slow = () =>
      worker(async (job) => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setImmediate(resolve));
        running--;
        done.push(idOf(job));
        return BAKED;
      });
    const summary = await runJobs(jobs(100), [slow(), slow()], silent);
    expect(summary).toMatchObject({ baked: 100, failed: [], stopped: null, notTried: 0 });
    expect(new Set(done).size).toBe(100);
    expect(done).toHaveLength(100);
    expect(most).toBe(32);
  });

  it('does the named pages first', async () => {
    const done: string[] = [];
    const list: BakeJob = { route: 'columnDetail', params: { id: '10' }, action: 'bake' };
    const one = worker((job) => {
      done.push(job.route === 'newsDetail' ? idOf(job) : 'list');
      return BAKED;
    });
    const first = ['columnDetail/10.html', 'newsDetail/10/25.html', 'newsDetail/10/7.html'];
    await runJobs([list, ...jobs(30)], [one], { ...silent, first });
    expect(done.slice(0, 3)).toEqual(['7', '25', '0']);
    expect(done.at(-1)).toBe('list');
  });

  it('counts each outcome and names the failed jobs', async () => {
    const outcomes: PageOutcome[] = [
      BAKED,
      { result: 'unchanged' },
      { result: 'kept' },
      { result: 'skipped' },
      { result: 'gone', reason: 'not published', pages: jobs(5).slice(4) },
      { result: 'failed', kind: 'render', message: 'no' },
    ];
    const summary = await runJobs(
      jobs(6),
      [worker((job) => outcomes[Number(idOf(job))] ?? BAKED)],
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

  it('begins lists only when every article is done or has failed', async () => {
    const list: BakeJob = { route: 'columnDetail', params: { id: '10' }, action: 'bake' };
    const done: string[] = [];
    const slow = worker(async (job) => {
      const { route } = job;
      const turns = route === 'newsDetail' ? Number(idOf(job)) : 0;
      for (let i = 0; i < turns; i += 1) await new Promise((resolve) => setImmediate(resolve));
      done.push(route);
      return idOf(job) === '3' ? TIMEOUT : BAKED;
    });
    const reported: string[] = [];
    const onOutcome = (job: BakeJob, { result }: PageOutcome) =>
      reported.push(`${idOf(job)} ${result}`);
    const summary = await runJobs([list, ...jobs(12), list], [slow], { ...silent, onOutcome });
    expect(summary).toMatchObject({ baked: 13, stopped: null });
    expect(done.slice(-2)).toEqual(['columnDetail', 'columnDetail']);
    expect(reported).toContain('3 failed');

    // A worker that ends while it bakes articles does not block the lists.
    const dead = worker(() => Promise.reject(new Error('out of memory')));
    const rest = await runJobs([list, ...jobs(4)], [dead, worker(() => BAKED)], silent);
    expect(rest.baked + rest.failed.length + rest.notTried).toBe(5);
  });

  it('continues after failures, and stops when the content server is down', async () => {
    const one = await runJobs(
      jobs(200),
      [worker((job) => (Number(idOf(job)) % 30 === 0 ? BAKED : TIMEOUT))],
      silent,
    );
    expect(one).toMatchObject({ stopped: null, notTried: 0 });

    const gone = await runJobs(jobs(200), [worker(() => TIMEOUT)], silent);
    expect(gone.stopped).toBe('origin');
    expect(gone.failed.length).toBeGreaterThanOrEqual(40);
    expect(gone.failed.length + gone.notTried).toBe(200);
    expect(gone.notTried).toBeGreaterThan(100);
  });

  it('stops with one failure when the server refuses the publisher', async () => {
    const list: BakeJob = { route: 'columnDetail', params: { id: '10' }, action: 'bake' };
    const refused: PageOutcome = { result: 'failed', kind: 'refused', message: 'another key' };
    let tried = 0;
    const one = worker((job) => {
      tried += 1;
      return Number(idOf(job)) < 10 ? BAKED : refused;
    });
    const told: string[] = [];
    const onOutcome = (job: BakeJob) => void told.push(idOf(job));
    for (const count of [12, 200]) {
      told.length = 0;
      const summary = await runJobs([...jobs(count), list], [one, one], { ...silent, onOutcome });
      expect(summary).toMatchObject({ stopped: 'refused', baked: 10, notTried: count - 9 });
      expect(summary.failed).toEqual([
        { subject: 'content server', kind: 'refused', message: 'another key' },
      ]);
      expect(told).toHaveLength(10);
    }
    // The batches of eight that were in work.
    expect(tried).toBeLessThan(50);
  });

  it('names each job with its own outcome', async () => {
    const odd = worker((job) => (Number(idOf(job)) % 2 ? BAKED : { result: 'kept' }));
    const reported = new Map<string, string>();
    const onOutcome = (job: BakeJob, { result }: PageOutcome) => reported.set(idOf(job), result);
    await runJobs(jobs(20), [odd], { ...silent, onOutcome });
    for (const [id, result] of reported) expect(result).toBe(Number(id) % 2 ? 'baked' : 'kept');
    expect(reported.size).toBe(20);
  });

  it('ends after the jobs in work when it is aborted', async () => {
    const interrupt = new AbortController();
    const summary = await runJobs(
      jobs(50),
      [
        worker(async (job) => {
          await new Promise((resolve) => setImmediate(resolve));
          if (idOf(job) === '3') interrupt.abort();
          return BAKED;
        }),
      ],
      { ...silent, signal: interrupt.signal },
    );
    expect(summary.stopped).toBe('interrupted');
    expect(summary.baked).toBe(16);
    expect(summary.notTried).toBe(34);
  });

  it('names the jobs of a worker that ended, and gives the others to the remaining workers', async () => {
    const dead = worker(() => Promise.reject(new Error('out of memory')));
    const summary = await runJobs(jobs(40), [dead, worker(() => BAKED)], silent);
    expect(summary.stopped).toBe(null);
    expect(summary.baked).toBe(24);
    expect(summary.failed).toHaveLength(16);
    expect(new Set(summary.failed.map(({ kind }) => kind))).toEqual(new Set(['worker']));

    const alone = await runJobs(jobs(40), [dead], silent);
    expect(alone).toMatchObject({ stopped: 'workers', notTried: 24, baked: 0 });
  });
});
