import { CHUNK_PROBLEM_EVENT, TAP_LOST_EVENT } from './chunkEvents.ts';

/** Whether a tap on the control waits for its code. */
export const isBusy = (control: Element): boolean => control.getAttribute('aria-busy') === 'true';

/**
 * Marks a control as busy until the work of its tap has ended or is given up (`runTap`). A tap on a
 * busy control is ignored. `goOn` continues a tap that was not given up, when the control is free.
 */
export async function runBusyTap(
  control: Element,
  work: () => Promise<unknown>,
  goOn = () => {},
  onLost: () => unknown = () => {},
): Promise<void> {
  if (isBusy(control)) return;
  control.setAttribute('aria-busy', 'true');
  const free = () => control.removeAttribute('aria-busy');
  const workAndGoOn = async () => {
    await work();
    if (!isBusy(control)) return;
    free();
    goOn();
  };
  await runTap(workAndGoOn(), () => {
    free();
    return onLost();
  });
}

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
