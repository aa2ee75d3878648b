import { atom } from 'nanostores';
import { getConfig } from '../../api/calls/config.ts';
import { asPageError } from '../../api/missingError.ts';
import type { SpecialData } from '../../model/column/columnTypes.ts';
import type { FailureKind } from '../../model/failure.ts';
import type { PageFlags } from '../../model/mode.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normaliseSite.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { getClient } from '../../services/pageClient.ts';
import type { Settings } from '../../settings.ts';
import { loadSpecial } from './specDetail.load.ts';

export type SpecialState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly special: SpecialData; readonly config: SiteConfig }
  | { readonly state: 'empty'; readonly config: SiteConfig }
  | { readonly state: 'failed'; readonly kind: FailureKind; readonly config: SiteConfig };

/** Loading state of the special of a template page. */
export const $special = atom<SpecialState>({ state: 'loading' });

interface SpecialAddress {
  readonly linkId: string;
  readonly id: string;
  readonly flags: PageFlags;
}

/** Loads the special that the address names, with the first rows of its parts. */
export async function loadSpecialPage(settings: Settings, address: SpecialAddress): Promise<void> {
  $special.set({ state: 'loading' });
  const client = getClient(settings);
  const answered = await getConfig(client);
  const config = answered.ok ? answered.value : DEFAULT_SITE_CONFIG;
  const answer = await loadSpecial(client, address, config);
  if (answer.ok) return $special.set({ state: 'ready', special: answer.value, config });
  const { kind } = asPageError(answer.error);
  $special.set(kind === 'empty' ? { state: 'empty', config } : { state: 'failed', kind, config });
}
