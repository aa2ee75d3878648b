import { expect, it } from 'vitest';
import { parseArticleQuery } from '../../../scripts/publish/articleQuery.ts';

const BASE = '/displayTemplate/news';
const SITE = `https://news.example.test${BASE}`;

it.each([
  ['an id', ' 345 ', '345'],
  ['column and id', '12/345', '345'],
  ['an address', `${SITE}/newsDetail/12/345.html?isShare=true`, '345'],
  ['an address by the id alone', `${SITE}/newsDetail/345.html`, '345'],
  ['an address of another host', 'https://preview.example.test/newsDetail/12/345.html', '345'],
  ['a path', `${BASE}/specDetail/90/402.html#top`, '402'],
  ['a column, which is no article', `${SITE}/columnDetail/13.html`, null],
  ['a title', '河道 治理', null],
  ['a title with a slash', 'A/B: 河道', null],
  ['nothing', ' ', null],
])('%s', (_, text, id) => {
  expect(parseArticleQuery(text, BASE)).toEqual({ id, title: text.trim() });
});
