import sheetsUrl from '../styles/sheets.css?url';

let loading: Promise<void> | undefined;

/**
 * The styles of sheets and overlays: no page carries them, they come with the first one.
 * Resolves when they are there, or could not be had: words without style still work.
 */
export function loadSheetStyles(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheetsUrl;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading = undefined;
      resolve();
    };
    document.head.append(link);
  });
  return loading;
}
