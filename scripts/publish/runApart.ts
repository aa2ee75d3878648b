import { messageOf } from '../bake/render/pageOutcome.ts';
import type { QueuedTask, TaskResult } from './publishQueue.ts';

/**
 * Does a batch of tasks; in halves when it rejects, so that only the tasks fail that reject by
 * themselves. Never rejects.
 */
export async function runApart(
  tasks: readonly QueuedTask[],
  run: (tasks: readonly QueuedTask[]) => Promise<readonly TaskResult[]>,
  onRejected: (task: QueuedTask, error: unknown) => void,
): Promise<readonly TaskResult[]> {
  try {
    return await run(tasks);
  } catch (error) {
    const [task] = tasks;
    if (!task) return [];
    if (tasks.length === 1) {
      onRejected(task, error);
      return [{ id: task.id, state: 'failed', reason: messageOf(error) }];
    }
    const middle = tasks.length / 2;
    const first = await runApart(tasks.slice(0, middle), run, onRejected);
    return [...first, ...(await runApart(tasks.slice(middle), run, onRejected))];
  }
}
