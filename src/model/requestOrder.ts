/** Tells which of several requests for the same content is the newest. */
export interface RequestOrder {
  /** Begins a request; the returned function tells whether it is still the newest one. */
  begin(): () => boolean;
  /** Returns a function that tells whether no request has begun since. */
  watch(): () => boolean;
}

/** Returns the order of requests whose answers replace each other: older answers are ignored. */
export function createRequestOrder(): RequestOrder {
  let newest = 0;
  const watch = () => {
    const own = newest;
    return () => own === newest;
  };
  return {
    begin() {
      newest += 1;
      return watch();
    },
    watch,
  };
}
