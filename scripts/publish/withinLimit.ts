/** Work has taken longer than its limit. */
export class LimitReached extends Error {
  constructor() {
    super('it does not answer');
  }
}

/** Rejects with `LimitReached` when work takes longer than a limit (ms); the work goes on. */
export async function withinLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LimitReached()), Math.max(0, limitMs));
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
