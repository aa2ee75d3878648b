/**
 * Defines the elements that move between images or lessons, on pages that have them. Resolves
 * when they handle taps.
 */
export async function wireStages(): Promise<void> {
  const wire = async (name: string, load: () => Promise<CustomElementConstructor>) => {
    if (!document.querySelector(name)) return;
    const element = await load();
    if (!customElements.get(name)) customElements.define(name, element);
  };
  await Promise.all([
    wire('photo-strip', async () => (await import('./photoStrip.ts')).PhotoStrip),
    wire('course-player', async () => (await import('./coursePlayer.ts')).CoursePlayer),
  ]);
}
