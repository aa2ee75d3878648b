import { ok } from '../model/result.ts';
import type { Settings } from '../settings.ts';
import { besideConfig, createSinglePage } from './singlePage.ts';

/** The page knows what it shows from its address: only the site around it is asked for. */
export const previewPDF = createSinglePage<null>();

export function openPreview(settings: Settings): Promise<void> {
  return previewPDF.open(settings, (client) => besideConfig(client, Promise.resolve(ok(null))));
}
