import type { SiteConfig } from '../../model/site/types.ts';
import type { PaperSite } from '../../stores/paperDocument.ts';

/** What the newspaper needs of the site: it stands in every page of it. */
export const paperSite = (config: SiteConfig): PaperSite['config'] => ({
  siteName: config.siteName,
  appShareLogo: config.appShareLogo,
  appLogo: config.appLogo,
  imageSuffixPath: config.imageSuffixPath,
  verticalVideoRatio: config.verticalVideoRatio,
  article: config.article,
});
