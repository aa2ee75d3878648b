import type { SiteConfig } from '../site/siteTypes.ts';
import type { VideoSite } from './normaliseMvod.ts';

export const createVideoSite = ({
  siteName,
  appShareLogo,
  appLogo,
}: Pick<SiteConfig, 'siteName' | 'appShareLogo' | 'appLogo'>): VideoSite => ({
  name: siteName,
  image: appShareLogo || appLogo,
});
