import { CHUNK_TROUBLE, TAP_LOST } from './chunkTrouble.ts';

/**
 * Waits for what a tap does, until a chunk fails or is slow: then `onLost` undoes what the tap
 * began. The page says so, unless `onLost` returns true because nothing is lost. Rejects with the
 * error of the work or of the chunk; the work goes on when a slow chunk comes after all.
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
