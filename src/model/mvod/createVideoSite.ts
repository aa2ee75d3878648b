import type { SiteConfig } from '../site/siteTypes.ts';
import type { VideoSite } from './mvodTypes.ts';

export const createVideoSite = ({
  siteName,
  appShareLogo,
  appLogo,
  article,
}: Pick<SiteConfig, 'siteName' | 'appShareLogo' | 'appLogo' | 'article'>): VideoSite => ({
  name: siteName,
  image: appShareLogo || appLogo,
  maxTitleLength: article.maxTitleLength,
});
