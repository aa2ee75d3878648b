/** Colours of the browser's own bars while the system's theme is shown, as in layouts/Document.astro. */
const SYSTEM_COLORS = { light: '#fff', dark: '#141414' } as const;

/** Gives the browser's own bars the ground of the theme that the page has. */
export function showThemeColor(): void {
  const root = document.documentElement;
  const ground = getComputedStyle(root).getPropertyValue('--ground').trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const system = meta.media.includes('dark') ? SYSTEM_COLORS.dark : SYSTEM_COLORS.light;
    meta.content = root.dataset.theme === undefined ? system : ground;
  }
}
