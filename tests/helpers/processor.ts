/**
 * What a call answers, and the milliseconds of processor time it took: unlike time on the
 * clock, they are the same while other tests are busy beside it.
 */
export function measure<T>(run: () => T): { readonly result: T; readonly ms: number } {
  const before = process.threadCpuUsage();
  const result = run();
  const { user, system } = process.threadCpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}
