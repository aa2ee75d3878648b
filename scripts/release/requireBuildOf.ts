import type { Settings } from '../../src/settings.ts';
import { RendererMissing } from '../bake/render/loadRenderer.ts';
import type { Build } from './builds.ts';

/**
 * Throws `RendererMissing`, which names both, when a build was made for another base: its renderer knows no
 * page of this one. Another origin does no harm: pages have that of the settings.
 */
export function requireBuildOf(
  { siteBase }: Pick<Settings, 'siteBase'>,
  { version, base }: Pick<Build, 'version' | 'base'>,
): void {
  if (base === null || base === siteBase) return;
  throw new RendererMissing(
    `The build ${version} was made for SITE_BASE=${base || '/'}, which is now ${siteBase || '/'}: mend it, or run 'npm run build'.`,
  );
}
