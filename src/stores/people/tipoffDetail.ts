import { tipoffDetail as askTip } from '../../api/calls/tipoffs.ts';
import type { Tipoff } from '../../model/people/types.ts';
import { ok } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
import { besideConfig, createSinglePage } from '../singlePage.ts';
import { openTokens } from '../tokens.ts';

/** The tip-off that the page shows; null where the address names none. */
export const tipoffDetail = createSinglePage<Tipoff | null>();

/**
 * Loads a tip-off. Servers send it to its writer, and to everybody once the newsroom has published
 * it.
 */
export function openTip(settings: Settings, id: string): Promise<void> {
  const userId = openTokens().readMember()?.uid ?? '0';
  return tipoffDetail.open(settings, (client) =>
    besideConfig<Tipoff | null>(
      client,
      id === '' ? Promise.resolve(ok(null)) : askTip(client, { id, userId }),
    ),
  );
}
