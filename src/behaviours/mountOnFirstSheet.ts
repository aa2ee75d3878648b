import { runTap } from '../host/runTap.ts';
import { $sheets } from '../services/sheets.ts';

/** Renders the sheets when the first one opens; when their code fails, the next one tries again. */
export function mountOnFirstSheet(mountSheets: () => Promise<void>): void {
  const stop = $sheets.listen((sheets) => {
    if (sheets.length === 0) return;
    stop();
    void runTap(mountSheets(), () => {
      $sheets.set([]);
      mountOnFirstSheet(mountSheets);
    });
  });
}
