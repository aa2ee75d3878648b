/**
 * Returns the result of a function and its processor time in milliseconds, which, unlike
 * elapsed time, does not depend on other tests that run at the same time.
 */
export function measureCpuTime<T>(run: () => T): { readonly result: T; readonly ms: number } {
  const before = process.threadCpuUsage();
  const result = run();
  const { user, system } = process.threadCpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}
