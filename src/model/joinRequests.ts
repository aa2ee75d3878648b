/** Returns `request`, with one promise for all calls that are made while a request is under way. */
export function joinRequests<A extends readonly unknown[], T>(
  request: (...args: A) => Promise<T>,
): (...args: A) => Promise<T> {
  let running: Promise<T> | undefined;
  return (...args) => {
    running ??= request(...args).finally(() => {
      running = undefined;
    });
    return running;
  };
}
