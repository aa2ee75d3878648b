import { DESIGN_PX_PER_REM } from '../design.ts';
import { DEFAULT_SITE_CONFIG } from './normaliseSite.ts';
import type { ArticleSettings, SiteConfig } from './siteTypes.ts';

/** Returns the colour that the accent of a page is made from: topics may have their own (product 3.22). */
export const decidePageColor = (
  { padColor, topicColor }: Pick<SiteConfig, 'padColor' | 'topicColor'>,
  route: string,
): string => (route === 'topicDetail' && topicColor) || padColor;

const SIZES = [
  ['--body-size', 'fontSize'],
  ['--caption-size', 'captionFontSize'],
] as const;

/**
 * Returns the properties of the font sizes and the line height that a site has changed, with their
 * values (product 9.8); the style sheets have the defaults.
 */
export const listTextMeasures = (
  measures: Pick<ArticleSettings, 'fontSize' | 'captionFontSize' | 'lineHeight'>,
): readonly (readonly [property: string, value: string])[] => [
  ...SIZES.filter(([, name]) => measures[name] !== DEFAULT_SITE_CONFIG.article[name]).map(
    ([property, name]) => [property, `${measures[name] / DESIGN_PX_PER_REM}rem`] as const,
  ),
  ...(measures.lineHeight ? [['--line', String(measures.lineHeight)] as const] : []),
];
