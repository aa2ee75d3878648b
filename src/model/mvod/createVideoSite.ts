import type { SiteConfig } from '../site/types.ts';
import type { VideoSite } from './types.ts';

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
