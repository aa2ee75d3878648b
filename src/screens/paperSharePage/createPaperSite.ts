import type { SiteConfig } from '../../model/site/siteTypes.ts';
import type { PaperMetadataSite } from '../../services/metadata/paperMetadata.ts';

/**
 * Returns the fields of the configuration that the newspaper needs; only these, because every page
 * of it contains them.
 */
export const createPaperSite = (config: SiteConfig): PaperMetadataSite['config'] => ({
  siteName: config.siteName,
  appShareLogo: config.appShareLogo,
  appLogo: config.appLogo,
  imageSuffixPath: config.imageSuffixPath,
  verticalVideoRatio: config.verticalVideoRatio,
  article: config.article,
});
