import { tipoffDetail as askTip } from '../../api/calls/tipoffs.ts';
import type { Tipoff } from '../../model/community/tipoff.ts';
import { ok } from '../../model/result.ts';
import { readUid } from '../../services/session/tokenStore.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, loadWithConfig } from '../../state/singlePage.ts';

/** The tip-off that the page shows; null where the address names none. */
export const tipoffDetail = createSinglePage<Tipoff | null>();

/**
 * Loads a tip-off. Servers send it to its writer, and to everybody once the newsroom has published
 * it.
 */
export function loadTipoffPage(settings: Settings, id: string): Promise<void> {
  const userId = readUid() || '0';
  return tipoffDetail.load(settings, (client) =>
    loadWithConfig<Tipoff | null>(
      client,
      id === '' ? Promise.resolve(ok(null)) : askTip(client, { id, userId }),
    ),
  );
}
