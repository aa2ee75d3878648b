/** Runs something once for all who ask while it is under way. */
export interface Flight<T> {
  readonly run: () => Promise<T>;
  /** What is under way now, if anything is. */
  readonly current: () => Promise<T> | undefined;
}

export function createFlight<T>(start: () => Promise<T>): Flight<T> {
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
