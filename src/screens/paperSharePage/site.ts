import type { SiteConfig } from '../../model/site/types.ts';
import type { PaperSite } from '../../stores/paperDocument.ts';

/**
 * Returns the fields of the configuration that the newspaper needs; only these, because every page
 * of it contains them.
 */
export const paperSite = (config: SiteConfig): PaperSite['config'] => ({
  siteName: config.siteName,
  appShareLogo: config.appShareLogo,
  appLogo: config.appLogo,
  imageSuffixPath: config.imageSuffixPath,
  verticalVideoRatio: config.verticalVideoRatio,
  article: config.article,
});
