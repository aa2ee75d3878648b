/** Returns the order of requests whose answers replace each other: older answers are ignored. */
export function createRequestOrder() {
  let newest = 0;
  const watch = () => {
    const own = newest;
    return () => own === newest;
  };
  return {
    /** Begins a request; the returned function tells whether it is still the newest one. */
    begin() {
      newest += 1;
      return watch();
    },
    /** Returns a function that tells whether no request has begun since. */
    watch,
  };
}
