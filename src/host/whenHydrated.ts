/**
 * Resolves when React handles the events of the content of an element: some frames after it was
 * started, or later when the content waits for its messages; also when `isOver` returns true. React
 * has no event for that (scripts/build/patches/reactOwnership.ts).
 */
export async function whenHydrated(box: Element, isOver: () => boolean): Promise<void> {
  const hasReact = () =>
    Object.keys(box.firstElementChild ?? {}).some((key) => /^__react/.test(key));
  do {
    await new Promise(requestAnimationFrame);
  } while (!isOver() && !hasReact());
  // The effects of the content.
  await new Promise((resolve) => setTimeout(resolve));
}
