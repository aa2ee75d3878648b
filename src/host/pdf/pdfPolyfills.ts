/**
 * Polyfills of what the PDF library needs and the floor of engines lacks; the library contains the
 * others. Imported before the library, in the page and in its worker.
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

/**
 * The library copies images that several pages show; without `structuredClone` the pages share one.
 */
export const hasStructuredClone = typeof structuredClone === 'function';
if (!hasStructuredClone) Object.assign(globalThis, { structuredClone: (value: unknown) => value });
