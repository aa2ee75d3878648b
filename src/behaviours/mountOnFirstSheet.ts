import { runTap } from '../host/runTap.ts';
import { $sheets } from '../services/sheets.ts';

/**
 * Renders the sheets when the first one opens, or now when one is open: buttons of a template work
 * before its behaviours start. When their code fails, the next sheet tries again.
 */
export function mountOnFirstSheet(mountSheets: () => Promise<void>): void {
  let isMounting = false;
  $sheets.subscribe((sheets) => {
    if (isMounting || sheets.length === 0) return;
    isMounting = true;
    void runTap(mountSheets(), () => {
      $sheets.set([]);
      isMounting = false;
    });
  });
}
