import { describe, expect, it } from 'vitest';
import type { PaperData } from '../../../src/model/paper/normalisePaper.ts';
import { DEFAULT_SITE_CONFIG } from '../../../src/model/site/normaliseSite.ts';
import { paperArticleLink, paperLink } from '../../../src/screens/paperSharePage/paperLinks.ts';
import { describePaper, formatPaperTitle } from '../../../src/services/metadata/paperMetadata.ts';
import { testSettings } from '../api/settings.ts';

const page = (id: string, name: string) => ({
  id,
  name,
  width: 1000,
  height: 1420,
  picture: `https://img.example.test/${id}.jpg`,
  thumbnail: '',
  pdf: '',
  areas: [],
});

const article = (id: string, title: string) => ({
  id,
  title,
  introTitle: '',
  subtitle: '',
  author: '',
});

const paper = (names: readonly string[], open = 0): PaperData => ({
  papers: [],
  paper: { id: '1', name: '霁川日报', icon: '' },
  date: '2026-11-20',
  pages: names.map((name, index) => page(`p${index}`, name)),
  pageId: `p${open}`,
  articles: [article('1', '大桥通车'), article('2', '</script><b>粮价')],
});

describe('the title of a newspaper page', () => {
  it.each([
    ['01 要闻', '《霁川日报》 2026年11月20日 01版：要闻'],
    ['A12版：财经', '《霁川日报》 2026年11月20日 A12版：财经'],
    ['03', '《霁川日报》 2026年11月20日 03版'],
    ['特刊', '《霁川日报》 2026年11月20日 特刊'],
    ['', '《霁川日报》 2026年11月20日'],
  ])('of %s', (name, title) => {
    expect(formatPaperTitle(paper([name]), 'cn')).toBe(title);
  });

  it('has no Chinese words of its own in another language', () =>
    expect(formatPaperTitle(paper(['01 要闻']), 'bo')).toBe('霁川日报 2026-11-20 01 要闻'));
});

describe('the metadata of a newspaper page', () => {
  const settings = testSettings();
  const site = { settings, config: DEFAULT_SITE_CONFIG, locale: 'cn' } as const;
  const { description, canonical, cards, jsonLd } = describePaper(
    paper(['01 要闻', '02 城事'], 1),
    site,
  );

  it('has the address of the open page and the image of the front page', () => {
    const path = `${settings.siteBase}/paperSharePage/2026-11-20/1/p1.html`;
    expect(canonical).toBe(settings.siteUrl + path);
    expect(Object.fromEntries(cards)).toMatchObject({
      'og:url': canonical,
      'og:image': 'https://img.example.test/p0.jpg',
      'article:published_time': '2026-11-20',
    });
    expect(description).toMatch(/^大桥通车；/);
  });

  it('escapes titles in its script element', () => {
    expect(jsonLd).not.toContain('</');
    expect(JSON.parse(jsonLd)).toMatchObject({
      '@type': 'PublicationIssue',
      datePublished: '2026-11-20',
      isPartOf: { name: '霁川日报' },
    });
  });
});

describe('addresses', () => {
  it.each([
    [paperLink({ date: '2026-11-20', paperId: '2', pageId: '31' }, '/n'), '2026-11-20/2/31.html'],
    [paperLink({ date: '2026-11-20', paperId: '2' }, '/n'), '2026-11-20/2.html'],
  ])('%s', (link, end) => {
    expect(link).toBe(`/n/paperSharePage/${end}`);
  });

  it('an article of the paper has the flag isDigital', () => {
    expect(paperArticleLink('30001', '/n')).toBe('/n/newsDetail/30001.html?isDigital=1');
  });
});
