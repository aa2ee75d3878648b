import { LANG_OF } from '../../../src/i18n/translate.ts';
import { cutCharacters } from '../../../src/model/cutCharacters.ts';
import type { SiteConfig } from '../../../src/model/site/siteTypes.ts';
import { linkTo } from '../../../src/routes.ts';
import type { Settings } from '../../../src/settings.ts';

/** Some launchers show so many characters below an icon. */
const SHORT_NAME = 12;

/** What the manifest is made from. */
export interface ManifestFacts {
  readonly settings: Pick<Settings, 'siteBase' | 'siteUrl' | 'defaultLocale'>;
  readonly config: Pick<SiteConfig, 'siteName' | 'appName'>;
  readonly accent: string;
  /** Part of the icons' names: another one for other icons, since launchers keep icons by name. */
  readonly version: string;
}

/** The icons of the manifest: purpose, size in px, and the share of it that the logo may fill. */
export const MANIFEST_ICONS = [
  { purpose: 'any', size: 192, share: 1 },
  { purpose: 'any', size: 512, share: 1 },
  // Launchers cut a circle of 80 % out of it.
  { purpose: 'maskable', size: 512, share: 0.56 },
] as const;

export const formatIconFile = (
  { purpose, size }: Pick<(typeof MANIFEST_ICONS)[number], 'purpose' | 'size'>,
  version: string,
): string => `icons/${purpose}-${size}.${version}.png`;

/** Returns the name of the site; its host when the CMS has none. */
export const nameSite = ({ settings, config }: Pick<ManifestFacts, 'settings' | 'config'>) =>
  config.siteName || config.appName || new URL(settings.siteUrl).hostname;

/** Formats the web app manifest, which makes the site installable. */
export function formatManifest(facts: ManifestFacts): string {
  const { settings, accent, version } = facts;
  const { siteBase, defaultLocale } = settings;
  const name = nameSite(facts);
  const home = linkTo('home', {}, siteBase);
  const manifest = {
    id: home,
    name,
    short_name: cutCharacters(name, SHORT_NAME),
    lang: LANG_OF[defaultLocale],
    dir: 'ltr',
    start_url: home,
    scope: `${siteBase}/`,
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: accent,
    icons: MANIFEST_ICONS.map((icon) => ({
      src: `${siteBase}/${formatIconFile(icon, version)}`,
      sizes: `${icon.size}x${icon.size}`,
      type: 'image/png',
      purpose: icon.purpose,
    })),
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
