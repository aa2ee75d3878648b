import { describe, expect, it } from 'vitest';
import {
  createQuoteCard,
  formatCitation,
  formatQuotation,
} from '../../../src/model/share/quotation.ts';
import { PARAGRAPH_END } from '../../../src/model/share/quoteLink.ts';

const CARD = {
  title: '穿过十七条河的铁路',
  description: '从江边到雪线，列车走了三十年。',
  imageUrl: 'https://news.test/a.jpg',
  url: 'https://news.test/1.html?isShare=true&xyt=7',
  articleId: '1',
  objectType: 0,
} as const;

describe('a quotation', () => {
  it.each([
    ['zh-CN', '江上的风。', '“江上的风。”'],
    ['en', 'It is late.', '“It is late.”'],
    ['de', 'Es ist spät.', '„Es ist spät.“'],
    ['fr', 'Il est tard.', '«\u00a0Il est tard.\u00a0»'],
    ['bo', 'གསར་འགྱུར།', '“གསར་འགྱུར།”'],
    ['', 'It is late.', '“It is late.”'],
    ['zh-CN', '他说：“走吧。”', '“他说：‘走吧。’”'],
    ['en', '“Go,” she said, “it’s late.”', '“‘Go,’ she said, ‘it’s late.’”'],
    ['de', 'Sie sagte: „Geh.“', '„Sie sagte: ‚Geh.‘“'],
    ['fr', 'Elle dit : «\u00a0Va.\u00a0» Puis rien.', '«\u00a0Elle dit : “Va.” Puis rien.\u00a0»'],
    ['fr', 'Elle dit : « Va. » Puis rien.', '«\u00a0Elle dit : “Va.” Puis rien.\u00a0»'],
    ['en', '\n  One\u00a0line \n of code.\t', '“One line of code.”'],
    [
      'zh-CN',
      `　　一段。${PARAGRAPH_END} ${PARAGRAPH_END}　　又一段。${PARAGRAPH_END}`,
      '“一段。\n又一段。”',
    ],
  ])('has the marks of %j: %j', (lang, text, expected) =>
    expect(formatQuotation(text, lang)).toBe(expected),
  );

  it('says in a description that it was cut', () => {
    const card = createQuoteCard(CARD, {
      text: '江'.repeat(300),
      lang: 'zh-CN',
      url: 'https://news.test/2',
    });
    expect(card.description).toBe(`“${'江'.repeat(95)}…”`);
    expect(card).toMatchObject({ title: CARD.title, url: 'https://news.test/2', articleId: '1' });
    expect(card.quotation).toBe(`“${'江'.repeat(300)}”`);
  });

  it.each([
    ['霁川日报', '“江上的风。”\n穿过十七条河的铁路 · 霁川日报\nhttps://news.test/2'],
    ['', '“江上的风。”\n穿过十七条河的铁路\nhttps://news.test/2'],
  ])('is copied with its source: %j', (siteName, expected) => {
    const card = createQuoteCard(CARD, {
      text: '江上的风。',
      lang: 'zh-CN',
      url: 'https://news.test/2',
    });
    expect(formatCitation(card, siteName)).toBe(expected);
  });
});
