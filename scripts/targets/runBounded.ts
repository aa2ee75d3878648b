/**
 * Calls `run` for every item in order, for at most `atOnce` at the same time, and resolves when
 * all calls have. Starts no further call when `isOver` returns true. `run` must not reject.
 */
export async function runBounded<T>(
  items: readonly T[],
  atOnce: number,
  run: (item: T) => Promise<void>,
  isOver: () => boolean = () => false,
): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < items.length && !isOver()) await run(items[next++] as T);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
}
