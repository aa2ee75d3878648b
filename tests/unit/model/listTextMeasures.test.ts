import { expect, it } from 'vitest';
import { listTextMeasures } from '../../../src/model/site/documentLook.ts';
import { parseSiteConfig } from '../../../src/model/site/normaliseSite.ts';

it.each([
  [{}, []],
  [{ fontSize: 36, picCommentFontSize: 28 }, []],
  [{ fontSize: 45 }, [['--body-size', '0.6rem']]],
  [{ picCommentFontSize: '30' }, [['--caption-size', '0.4rem']]],
  [{ picCommentFontSize: 'big' }, []],
  [{ lineHeight: '1.8' }, [['--line', '1.8']]],
  [{ lineHeight: 3 }, [['--line', '3']]],
  // Lines that would overlap or fall apart.
  [{ lineHeight: 0.5 }, []],
  [{ lineHeight: '54' }, []],
])('the site with %j changes %j', (article, sizes) =>
  expect(listTextMeasures(parseSiteConfig({ siteConfig: { article } }).article)).toEqual(sizes),
);
