import { ok } from '../model/result.ts';
import type { Settings } from '../settings.ts';
import { besideConfig, createSinglePage } from './singlePage.ts';

/** The page of a PDF. The address contains all of it: only the configuration is loaded. */
export const previewPDF = createSinglePage<null>();

export function openPreview(settings: Settings): Promise<void> {
  return previewPDF.open(settings, (client) => besideConfig(client, Promise.resolve(ok(null))));
}
