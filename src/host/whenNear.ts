/** Distance from the viewport at which an island starts, so that its content is current in view. */
const MARGIN = '200px';

/** Resolves when one of the elements is in the viewport or within the margin around it. */
export const whenNear = (elements: Iterable<Element>, rootMargin = MARGIN): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin },
    );
    for (const element of elements) observer.observe(element);
  });
