import { expect, it } from 'vitest';
import { listFontSizes } from '../../../src/model/site/listFontSizes.ts';
import { parseSiteConfig } from '../../../src/model/site/normaliseSite.ts';

it.each([
  [{}, []],
  [{ fontSize: 36, picCommentFontSize: 28 }, []],
  [{ fontSize: 45 }, [['--body-size', '0.6rem']]],
  [{ picCommentFontSize: '30' }, [['--caption-size', '0.4rem']]],
  [{ picCommentFontSize: 'big' }, []],
])('the site with %j changes %j', (article, sizes) =>
  expect(listFontSizes(parseSiteConfig({ siteConfig: { article } }).article)).toEqual(sizes),
);
