import { describe, expect, it } from 'vitest';
import { BY_WORDS, breakHeadings, findWordBreaks } from '../../../scripts/build/headlineBreaks.ts';
import { applyEdits, type Edit, scanTags } from '../../../scripts/build/scanTags.ts';

/** Headlines with the places where their lines may break, beside those after punctuation. */
const HEADLINES = [
  '穿过|十七条河的|铁路',
  '霁江|马拉松|全程|直播',
  '临漪|图书馆的夜：十点|以后，谁还|在读',
  '牦牛过江：一年|一度的|转场|走了|十一天',
  '穗安|发第二批麦种|补贴，11.4 万户|受益',
  '鸥岛|最后|一位|灯塔|看守人|退休，灯还亮着',
  '操场边的|气象站，孩子们|读了|一千天',
  '霁剧《渡口》今晚|首演，台上|没有|一句|多余的唱',
  // A name that no dictionary has stays whole.
  '郁成岳|到漱玉灌区|检查冬春|水利',
  // Between Chinese and other scripts lines may break; inside of what is no Chinese browsers decide.
  '冶坪|80人|合唱，指挥|是一位|退休|电工',
  'Broadsheet opens links at once',
  'སྤྱི་ཚོགས་ཀྱི་གསར་འགྱུར།',
  '',
];

describe('the breaks of a headline', () => {
  it.each(HEADLINES)('%s', (headline) => {
    const text = headline.replaceAll('|', '');
    const breaks = [...findWordBreaks(text), text.length];
    const parts = breaks.map((at, index) => text.slice(breaks[index - 1] ?? 0, at));
    expect(parts.join('|')).toBe(headline);
  });

  it('leave no part that is wider than half a line of a narrow phone', () => {
    const text = '磨砚石匠坊渡口灯塔船坞'.repeat(8);
    const breaks = [0, ...findWordBreaks(text), text.length];
    const widths = breaks.slice(1).map((at, index) => at - (breaks[index] ?? 0));
    expect(Math.max(...widths)).toBeLessThanOrEqual(6);
  });
});

const breakPage = (html: string) => {
  const edits: Edit[] = [];
  const isSet = breakHeadings(html, scanTags(html), edits);
  return { html: applyEdits(html, edits), isSet };
};

describe('a heading of a page', () => {
  it.each([
    [
      'gets its breaks and the class',
      '<h1 class="a">穿过十七条河的铁路</h1>',
      `<h1 class="a ${BY_WORDS}">穿过<wbr>十七条河的<wbr>铁路</h1>`,
    ],
    [
      'gets the class without another one',
      '<h2 id="x">穿过十七条河的铁路</h2>',
      `<h2 class="${BY_WORDS}" id="x">穿过<wbr>十七条河的<wbr>铁路</h2>`,
    ],
    [
      'has none in tags and character references',
      '<h3><a title="穿过铁路">A&amp;B 与 &quot;穿过十七条河&quot;</a></h3>',
      `<h3 class="${BY_WORDS}"><a title="穿过铁路">A&amp;B 与 &quot;穿过<wbr>十七条河&quot;</a></h3>`,
    ],
  ])('%s', (_, html, result) => {
    expect(breakPage(html)).toEqual({ html: result, isSet: true });
  });

  it('in what React takes over stays as it is, in what the page puts there it does not', () => {
    const heading = '<h2>穿过十七条河的铁路</h2>';
    const [before, own, slotted, after] = ['a', 'b', 'c', 'd'].map((id) => `<i id="${id}"></i>`);
    const { html } = breakPage(
      `${before}${heading}<astro-island>${own}${heading}<astro-slot>${slotted}${heading}</astro-slot></astro-island>${after}${heading}`,
    );
    const [, ...parts] = html.split(/<i id="\w"><\/i>/);
    expect(parts.map((part) => part.includes('<wbr>'))).toEqual([true, false, true, true]);
  });

  it.each([
    ['of another language', '<h1>Headlines that a compositor set</h1>'],
    ['that fits in a line', '<h2>编辑推荐</h2>'],
    ['that does not end', '<h2>穿过十七条河的铁路'],
    ['that is no heading', '<p>穿过十七条河的铁路</p>'],
  ])('a text %s stays as it is', (_, html) => {
    expect(breakPage(html)).toEqual({ html, isSet: false });
  });
});
