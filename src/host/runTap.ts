import { CHUNK_TROUBLE, TAP_LOST } from './chunkTrouble.ts';

/**
 * Waits for the work of a tap until a chunk fails or is slow: then `onLost` reverts what the tap
 * began. The page shows a notice, unless `onLost` returns true because nothing is lost. Rejects
 * with the error of the work or of the chunk; the work continues when a slow chunk still arrives.
 */
export async function runTap(work: Promise<unknown>, onLost: () => unknown): Promise<void> {
  let stop = () => {};
  const trouble = new Promise((_, reject) => {
    const onTrouble = (event: Event) => reject((event as CustomEvent).detail);
    addEventListener(CHUNK_TROUBLE, onTrouble);
    stop = () => removeEventListener(CHUNK_TROUBLE, onTrouble);
  });
  try {
    await Promise.race([work, trouble]);
  } catch (error) {
    if (onLost() !== true) dispatchEvent(new Event(TAP_LOST));
    if (error) throw error;
  } finally {
    stop();
  }
}
