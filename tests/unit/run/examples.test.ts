import { describe, expect, it } from 'vitest';
import { listExamples } from '../../../scripts/run/examples.ts';
import type { SampleArticle } from '../../../scripts/sample/types.ts';

const article = (id: number, more: Partial<SampleArticle>): SampleArticle => ({
  id,
  column: 12,
  at: '2026-11-20 09:00',
  title: `Article ${id}`,
  ...more,
});
const text = 'word '.repeat(300);
const picture = { picture: 'river-1' };

describe('the links that npm start prints', () => {
  it('are chosen by the content of the articles', () => {
    const examples = listExamples([
      article(1, { body: [text] }),
      article(2, { body: [text, picture, picture] }),
      article(3, { body: ['\u0f56\u0f7c\u0f51\u0f0b'.repeat(10)] }),
      article(4, { isEnglish: true, body: ['Short.'] }),
      article(5, { kind: 'photos' }),
      article(6, { kind: 'video' }),
      article(7, { kind: 'live', live: { linkId: 80, status: 0, startsAt: '2026-11-20 09:00' } }),
      article(8, { kind: 'live', live: { linkId: 81, status: 1, startsAt: '2026-11-20 09:00' } }),
      article(9, { kind: 'special', specialColumn: 90 }),
    ]);
    expect(examples).toEqual([
      ['text article', 'newsDetail/12/1.html'],
      ['article with pictures', 'newsDetail/12/2.html'],
      ['Tibetan article', 'newsDetail/12/3.html'],
      ['English article', 'newsDetail/12/4.html'],
      ['photo set', 'imageDetail/12/5.html'],
      ['film', 'videoDetail/12/6.html'],
      ['broadcast', 'liveDetail/81/8.html'],
      ['special', 'specDetail/90/9.html'],
      ['text article, template', 'newsDetail.html?columnId=12&id=1'],
      ['column', 'columnDetail/12.html'],
    ]);
  });

  it('omit unpublished and withdrawn articles', () => {
    const examples = listExamples([
      article(1, { body: [text, text], status: 0 }),
      article(2, { body: [text, text], withdrawn: true }),
      article(3, { body: [text, text], kind: 'photos', withdrawn: true }),
      article(4, { body: [text] }),
    ]);
    expect(examples.map(([, address]) => address)).not.toContainEqual(
      expect.stringMatching(/\/12\/[123]\.html|id=[123]/),
    );
  });

  it('are empty without sample content', () => expect(listExamples([])).toEqual([]));
});
