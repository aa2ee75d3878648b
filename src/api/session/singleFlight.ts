/** Shares one execution among all callers while it is running. */
export interface SingleFlight<T> {
  readonly run: () => Promise<T>;
  /** The running execution; undefined when there is none. */
  readonly current: () => Promise<T> | undefined;
}

export function createSingleFlight<T>(start: () => Promise<T>): SingleFlight<T> {
  let flight: Promise<T> | undefined;
  return {
    run: () => {
      flight ??= start().finally(() => {
        flight = undefined;
      });
      return flight;
    },
    current: () => flight,
  };
}
