/**
 * What the library takes for granted and the floor of engines does not have; it brings the
 * rest itself. Stands before it, in the page and in its worker.
 */
function at<T>(this: ArrayLike<T>, index: number): T | undefined {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}

const lists: readonly object[] = [
  Array.prototype,
  String.prototype,
  Object.getPrototypeOf(Uint8Array.prototype) as object,
];
for (const list of lists) {
  if (!('at' in list)) {
    Object.defineProperty(list, 'at', { value: at, writable: true, configurable: true });
  }
}

/** Copies are made of pictures that several pages show: there they may share one. */
export const canCopy = typeof structuredClone === 'function';
if (!canCopy) Object.assign(globalThis, { structuredClone: (value: unknown) => value });
