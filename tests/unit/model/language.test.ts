import { describe, expect, it } from 'vitest';
import { decideContentLang } from '../../../src/model/article/language.ts';

describe('decideContentLang', () => {
  it.each([
    ['Chinese', '渡口的船工把缆绳解开，雾还没有散。', 'zh-CN'],
    ['Chinese with names in Latin letters', '列车 K9023 次抵达青川站，Wi-Fi 覆盖全程。', 'zh-CN'],
    ['Tibetan', 'གཙང་པོའི་འགྲམ་གྱི་སྔ་དྲོ།', 'bo'],
    ['English', 'The ferry of the valley is open to all who come with the morning.', 'en'],
    ['German', 'Die Fähre ist für das Tal und die Menschen nicht nur ein Boot.', 'de'],
    ['French', 'Le bac est pour la vallée une histoire qui commence dans les brumes.', 'fr'],
    ['nothing', '', 'zh-CN'],
  ])('%s', (_, text, lang) => {
    expect(decideContentLang(text, false)).toBe(lang);
  });

  it('believes the flag', () => {
    expect(decideContentLang('渡口', true)).toBe('en');
  });
});
