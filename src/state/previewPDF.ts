import { ok } from '../model/result.ts';
import type { Settings } from '../settings.ts';
import { createSinglePage, loadWithConfig } from './singlePage.ts';

/** The page of a PDF. The address contains all of it: only the configuration is loaded. */
export const previewPDF = createSinglePage<null>();

export function loadPreviewPage(settings: Settings): Promise<void> {
  return previewPDF.load(settings, (client) => loadWithConfig(client, Promise.resolve(ok(null))));
}
