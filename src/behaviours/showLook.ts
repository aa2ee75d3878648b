import { showThemeColor } from '../host/document/showThemeColor.ts';

/** Shows what the chosen look adds to a page: the colour of the browser's bars, the way out of the elder version. */
export async function showLook(): Promise<void> {
  showThemeColor();
  // The sheet that boot/boot.ts has written.
  if (document.querySelector('link[href*="/elder."]')) {
    (await import('./showElderBar.ts')).showElderBar();
  }
}
