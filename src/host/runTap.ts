import { CHUNK_PROBLEM_EVENT, TAP_LOST_EVENT } from './chunkEvents.ts';

/**
 * Waits for the work of a tap until a chunk fails or is slow: then `onLost` reverts what the tap
 * began. The page shows a notice, unless `onLost` returns true because nothing is lost. Rejects
 * with the error of the work or of the chunk; the work continues when a slow chunk still arrives.
 */
export async function runTap(work: Promise<unknown>, onLost: () => unknown): Promise<void> {
  let stop = () => {};
  const problem = new Promise((_, reject) => {
    const onProblem = (event: Event) => reject((event as CustomEvent).detail);
    addEventListener(CHUNK_PROBLEM_EVENT, onProblem);
    stop = () => removeEventListener(CHUNK_PROBLEM_EVENT, onProblem);
  });
  try {
    await Promise.race([work, problem]);
  } catch (error) {
    if (onLost() !== true) dispatchEvent(new Event(TAP_LOST_EVENT));
    if (error) throw error;
  } finally {
    stop();
  }
}
