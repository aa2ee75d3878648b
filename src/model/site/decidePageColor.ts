import type { SiteConfig } from './siteTypes.ts';

/** Returns the colour that the accent of a page is made from: topics may have their own (product 3.22). */
export const decidePageColor = (
  { padColor, topicColor }: Pick<SiteConfig, 'padColor' | 'topicColor'>,
  route: string,
): string => (route === 'topicDetail' && topicColor) || padColor;
