import type { Settings } from '../../src/settings.ts';
import { RendererMissing } from '../bake/render/loadRenderer.ts';
import type { Build } from './builds.ts';

type SiteSettings = Pick<Settings, 'siteUrl' | 'siteBase'>;

/** Returns the address that the pages of a site are mounted at. */
export const siteAddressOf = ({ siteUrl, siteBase }: SiteSettings): string =>
  `${siteUrl}${siteBase || '/'}`;

/**
 * Throws `RendererMissing`, which names both addresses, when a build was made for another site: its renderer
 * knows no page of this one.
 */
export function requireBuildOf(
  settings: SiteSettings,
  { version, madeFor }: Pick<Build, 'version' | 'madeFor'>,
): void {
  const address = siteAddressOf(settings);
  if (madeFor === null || madeFor === address) return;
  throw new RendererMissing(
    `The build ${version} was made for ${madeFor}, but SITE_URL and SITE_BASE are now those of ${address}: mend them, or run 'npm run build'.`,
  );
}
