/** Resolves with the value of a promise; with null when it takes longer than the limit in ms. */
export const withLimit = <T>(promise: Promise<T>, limitMs: number): Promise<T | null> =>
  Promise.race([promise, new Promise<null>((resolve) => setTimeout(resolve, limitMs, null))]);
