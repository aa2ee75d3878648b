import { isElderVersion } from '../document/isElderVersion.ts';
import { loadStyleSheet } from './loadStyleSheet.ts';

/**
 * Loads the sheet of a desk where the page has none: when its window has become wide after its first paint
 * (boot/boot.ts). A few pages have no such sheet, and neither has the elder version. Returns whether the page has it then.
 */
export async function loadDeskStyles(): Promise<boolean> {
  const { desk } = document.documentElement.dataset;
  if (!desk || isElderVersion()) return false;
  if (!document.querySelector(`link[href="${desk}"]`)) await loadStyleSheet(desk);
  return true;
}
