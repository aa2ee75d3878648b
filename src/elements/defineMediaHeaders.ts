/**
 * Defines the elements that move between images or lessons, on pages that have them. Resolves
 * when they handle taps.
 */
export async function defineMediaHeaders(): Promise<void> {
  const define = async (name: string, load: () => Promise<CustomElementConstructor>) => {
    if (!document.querySelector(name)) return;
    const element = await load();
    if (!customElements.get(name)) customElements.define(name, element);
  };
  await Promise.all([
    define('photo-strip', async () => (await import('./PhotoStripElement.ts')).PhotoStripElement),
    define(
      'course-player',
      async () => (await import('./CoursePlayerElement.ts')).CoursePlayerElement,
    ),
  ]);
}
