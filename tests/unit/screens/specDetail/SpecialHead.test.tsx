import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseColumnPage } from '../../../../src/model/column/normaliseColumn.ts';
import { parseColumn } from '../../../../src/model/site/column.ts';
import { DEFAULT_SITE_CONFIG } from '../../../../src/model/site/normaliseSite.ts';
import type { Column } from '../../../../src/model/site/siteTypes.ts';
import { Special } from '../../../../src/screens/specDetail/Special.tsx';
import { loadActionMessages } from '../../../../src/services/loadMessages.ts';
import { column } from '../../column/wires.ts';

const { counts, times } = DEFAULT_SITE_CONFIG;
const t = await loadActionMessages('cn');

const read = (id: number, facts: object) => parseColumn(column(id, facts)) as Column;

/** Returns the timelines that the head and the parts of a special lead to. */
function listTimelines(ownFacts: object, partFacts: object) {
  const page = parseColumnPage({});
  const html = renderToStaticMarkup(
    <Special
      view={{
        special: {
          article: null,
          column: read(90, ownFacts),
          page,
          parts: [{ column: read(91, partFacts), page, failed: false }],
        },
        config: DEFAULT_SITE_CONFIG,
        home: '/news/home.html',
        preview: false,
        quiet: false,
        feed: { base: '/news', counts, times, ownName: '', now: null, t },
      }}
    />,
  );
  const { document } = new JSDOM(html).window;
  const linksOf = (selector: string) =>
    Array.from(document.querySelectorAll(`${selector} a[href*="/timeline/"]`), (link) =>
      link.getAttribute('href'),
    );
  return { head: linksOf('header'), parts: linksOf('.part') };
}

const AXIS = { timeAxisColorPad: '#c00' };

it.each([
  ['its own timeline', AXIS, {}, ['/news/timeline/90.html'], []],
  ['none where only a part has one', {}, AXIS, [], ['/news/timeline/91.html']],
  [
    'its own and not that of a part',
    AXIS,
    AXIS,
    ['/news/timeline/90.html'],
    ['/news/timeline/91.html'],
  ],
])('the head of a special leads to %s', (_, own, part, head, parts) =>
  expect(listTimelines(own, part)).toEqual({ head, parts }),
);
