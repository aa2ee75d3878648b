import { expect, it } from 'vitest';
import type { QueuedTask } from '../../../scripts/publish/publishQueue.ts';
import { runApart } from '../../../scripts/publish/taskResults.ts';

const queued = (id: string): QueuedTask => ({
  id,
  receivedAt: 0,
  retries: 0,
  task: { reason: 'event', subject: id },
});

it.each([
  { ids: ['a'], bad: [] },
  { ids: ['a'], bad: ['a'] },
  { ids: ['a', 'b', 'c', 'd', 'e'], bad: ['d'] },
  { ids: ['a', 'b', 'c'], bad: ['a', 'c'] },
  { ids: ['a', 'b', 'c', 'd'], bad: ['a', 'b', 'c', 'd'] },
])('of the tasks $ids only $bad fail, which reject', async ({ ids, bad }) => {
  const rejected: string[] = [];
  const results = await runApart(
    ids.map(queued),
    async (tasks) => {
      const refused = tasks.find(({ id }) => bad.includes(id));
      if (refused) throw new Error('refused');
      return tasks.map(({ id }) => ({ id, state: 'done', pages: 1 }));
    },
    ({ id }) => rejected.push(id),
  );
  expect(results).toEqual(
    ids.map((id) =>
      bad.includes(id)
        ? { id, state: 'failed', reason: 'refused' }
        : { id, state: 'done', pages: 1 },
    ),
  );
  expect(rejected).toEqual(bad);
});
