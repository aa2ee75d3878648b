import type { Locale } from '../../i18n/locales.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';

/** Settings with which a page of one item is rendered; those of community pages extend them. */
export interface SingleView {
  readonly t: ActionTranslate;
  readonly locale: Locale;
  readonly config: SiteConfig;
  /** Prefix of links. */
  readonly base: string;
  /** Address of a map with `{place}`; absent where the deployment names none (MAP_URL). */
  readonly mapUrl?: string | undefined;
  /** Epoch ms for relative times; null in baked pages, which contain dates. */
  readonly now: number | null;
}
