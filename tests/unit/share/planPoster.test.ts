import { describe, expect, it } from 'vitest';
import {
  type Box,
  decideCoverBox,
  decideLogoBox,
  POSTER_WIDTH_PX,
  type PosterTexts,
  planPoster,
} from '../../../src/model/share/planPoster.ts';

const WORDS: PosterTexts = {
  title: '穿过十七条河的铁路',
  description: '从江边到雪线，列车走了三十年。',
  siteName: '霁川日报',
  date: '2026年11月20日',
  hint: '长按或扫码，阅读全文',
};
const ALL = { picture: true, logo: true };
const plan = (words: Partial<PosterTexts> = {}, has = ALL) =>
  planPoster(
    { ...WORDS, ...words },
    has,
    ({ px }) =>
      (text) =>
        Array.from(text).length * px,
  );

const boxesOf = (poster: ReturnType<typeof plan>): Box[] => [
  ...poster.texts.map(({ x, y, lines, style }) => ({
    x,
    y,
    width: Math.max(...lines.map((line) => Array.from(line).length * style.px)),
    height: lines.length * style.linePx,
  })),
  ...[poster.picture, poster.band, poster.logo, poster.qr, poster.rule].filter(
    (box) => box !== null,
  ),
];

describe('a poster', () => {
  it.each<[string, Partial<PosterTexts>, typeof ALL]>([
    ['of an article', {}, ALL],
    ['without picture and mark', {}, { picture: false, logo: false }],
    ['without words of its own', { description: '', date: '' }, ALL],
    ['of a long headline', { title: '江'.repeat(300), description: '河'.repeat(300) }, ALL],
    ['of a long name', { siteName: '霁'.repeat(99), hint: '码'.repeat(99) }, ALL],
    ['in Tibetan', { title: 'བོད་ཡིག་'.repeat(40), siteName: 'གསར་འགྱུར།' }, ALL],
  ])('%s has all parts inside and without overlap', (_, words, has) => {
    const poster = plan(words, has);
    const boxes = boxesOf(poster);
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(POSTER_WIDTH_PX);
      expect(box.y + box.height).toBeLessThanOrEqual(poster.height);
      const over = boxes.filter(
        (other) =>
          other !== box &&
          other.x < box.x + box.width &&
          box.x < other.x + other.width &&
          other.y < box.y + box.height &&
          box.y < other.y + other.height,
      );
      expect(over).toEqual([]);
    }
  });

  it('shows headline, text, brand, date and hint in this order', () =>
    expect(plan().texts.map(({ lines }) => lines.join(''))).toEqual(Object.values(WORDS)));

  it('has date, band and a large headline at its top without a picture', () => {
    const { band, picture, texts } = plan({}, { picture: false, logo: true });
    expect(plan().band).toBeNull();
    expect(picture).toBeNull();
    const [date, title] = texts;
    expect([date?.lines, title?.lines.join('')]).toEqual([[WORDS.date], WORDS.title]);
    expect(date?.y).toBeLessThan(band?.y ?? 0);
    expect(band?.y).toBeLessThan(title?.y ?? 0);
    expect(title?.style.px).toBeGreaterThan(plan().texts[0]?.style.px ?? 0);
    expect(texts.filter(({ lines }) => lines.includes(WORDS.date))).toHaveLength(1);
  });

  it.each([
    ['large', 60, 36, 60],
    ['smaller, where it does not fit', 150, 24, 150],
    ['cut, where it fits neither', 400, 24, 208],
  ])('has a quotation without a picture %s', (_, characters, px, shown) => {
    const [, title] = plan(
      { title: '江'.repeat(characters) },
      { picture: false, logo: true },
    ).texts;
    expect(title?.style.px).toBe(px);
    expect(title?.lines.join('')).toHaveLength(shown);
  });

  it('leaves out the date of a poster without a picture when it is unknown', () => {
    const { band, texts } = plan({ date: '' }, { picture: false, logo: true });
    expect(texts[0]?.lines.join('')).toBe(WORDS.title);
    expect(band?.y).toBeGreaterThan(0);
  });

  it('has a larger line height for Tibetan', () => {
    const line = (title: string) => plan({ title }).texts[0]?.style.linePx ?? 0;
    expect(line('བོད་ཡིག་')).toBeGreaterThan(line('藏文'));
  });

  it('cuts a long headline after four lines', () => {
    const lines = plan({ title: '江'.repeat(300) }).texts[0]?.lines ?? [];
    expect(lines).toHaveLength(4);
    expect(lines[3]).toMatch(/^江+…$/);
  });
});

describe('a logo in its box', () => {
  it.each([
    ['wide', { width: 800, height: 100 }, { x: 10, y: 23.5, width: 200, height: 25 }],
    ['square', { width: 50, height: 50 }, { x: 10, y: 20, width: 32, height: 32 }],
  ])('%s', (_, logo, place) =>
    expect(decideLogoBox(logo, { x: 10, y: 20, width: 200, height: 32 })).toEqual(place),
  );
});

describe('a picture that fills a box', () => {
  it.each([
    ['wide', { width: 800, height: 200 }, { x: 300, y: 0, width: 200, height: 200 }],
    ['tall', { width: 200, height: 800 }, { x: 0, y: 300, width: 200, height: 200 }],
    ['square', { width: 50, height: 50 }, { x: 0, y: 0, width: 50, height: 50 }],
  ])('%s', (_, picture, part) =>
    expect(decideCoverBox(picture, { width: 100, height: 100 })).toEqual(part),
  );
});
