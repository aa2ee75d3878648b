/** What goes from one picture or lesson to the next: once a page that has one. */
export function wireStages(): void {
  const wire = (name: string, load: () => Promise<CustomElementConstructor>) => {
    if (!document.querySelector(name) || customElements.get(name)) return;
    void load().then((element) => customElements.define(name, element));
  };
  wire('photo-strip', async () => (await import('./photoStrip.ts')).PhotoStrip);
  wire('course-player', async () => (await import('./coursePlayer.ts')).CoursePlayer);
}
