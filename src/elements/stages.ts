/** What goes from one picture or lesson to the next, on a page that has it: done when it hears taps. */
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
