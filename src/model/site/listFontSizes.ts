import { DESIGN_PX_PER_REM } from '../design.ts';
import { DEFAULT_SITE_CONFIG } from './normaliseSite.ts';
import type { ArticleSettings } from './siteTypes.ts';

const PROPERTIES = [
  ['--body-size', 'fontSize'],
  ['--caption-size', 'captionFontSize'],
] as const;

/**
 * Returns the properties of the font sizes that a site has changed, with their values (product 9.8);
 * tokens.css has the defaults.
 */
export const listFontSizes = (
  sizes: Pick<ArticleSettings, 'fontSize' | 'captionFontSize'>,
): readonly (readonly [property: string, value: string])[] =>
  PROPERTIES.filter(([, name]) => sizes[name] !== DEFAULT_SITE_CONFIG.article[name]).map(
    ([property, name]) => [property, `${sizes[name] / DESIGN_PX_PER_REM}rem`],
  );
