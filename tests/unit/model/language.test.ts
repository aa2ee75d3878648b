import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../src/body/parse.node.ts';
import { renderBody } from '../../../src/body/pipeline.ts';
import {
  decideArticleLang,
  detectLang,
  findForeignLang,
} from '../../../src/model/article/language.ts';
import { parseArticle } from '../../../src/model/article/normaliseArticle.ts';
import { OPTIONS } from '../body/helpers.ts';

const CHINESE = '渡口的船工把缆绳解开，雾还没有散。';
const TIBETAN = 'གཙང་པོའི་འགྲམ་གྱི་སྔ་དྲོ། གནམ་གཤིས་གྲང་ངར་ཆེར་འགྲོ་རྒྱུ།';
const ENGLISH = 'The ferry of the valley is open to all who come with the morning.';

describe('detectLang', () => {
  it.each([
    ['Chinese', CHINESE, 'zh-CN'],
    ['Chinese with names in Latin letters', '列车 K9023 次抵达青川站，Wi-Fi 覆盖全程。', 'zh-CN'],
    ['Chinese with an English quotation', `他说“${ENGLISH.slice(0, 40)}”，${CHINESE}`, 'zh-CN'],
    ['Tibetan', TIBETAN, 'bo'],
    ['Tibetan with a Chinese name', `${TIBETAN}（雪麓州）`, 'bo'],
    ['English', ENGLISH, 'en'],
    ['English with a Chinese name', `${ENGLISH} Its name is 白鹭渡.`, 'en'],
    ['German', 'Die Fähre ist für das Tal und die Menschen nicht nur ein Boot.', 'de'],
    ['a German title without frequent words', 'Möweninsel: Leuchtturmwärter geht', 'de'],
    ['French', 'Le bac est pour la vallée une histoire qui commence dans les brumes.', 'fr'],
    ['digits and punctuation', '2026-11-20, 18:00 (3.86 / 0.71)!', null],
    ['nothing', '', null],
  ])('%s', (_, text, lang) => {
    expect(detectLang(text)).toBe(lang);
  });
});

/** The language of an article in wire form. */
function langOf(wire: Readonly<Record<string, unknown>>) {
  const article = parseArticle({ fileId: '5', ...wire });
  if (!article) throw new Error('the article was not read');
  return decideArticleLang(article, renderBody(article, OPTIONS, parseHtml));
}

const STYLE = 'margin: 0px 16px; line-height: 1.75em; font-family: "Helvetica Neue", Arial';
const HEAVY = `<section data-tools="135editor" style='${STYLE}'><span style='${STYLE}'>%</span></section>`;
const COLLECTED = `<!doctype html><html class="rich_media"><head><title>Official Accounts Platform page of the day</title>
<style>.rich_media_content { overflow: hidden; color: #333 }</style><script>var the = "of the and to in is for with";</script></head>
<body><!-- the rest of the page is the text of the article --><div id="js_content">${CHINESE}&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</div></body></html>`;

describe('decideArticleLang', () => {
  it.each([
    ['Chinese in heavy markup', { title: '缆绳', content: HEAVY.replace('%', CHINESE) }, 'zh-CN'],
    ['a Chinese page of a messenger', { title: '缆绳', content: COLLECTED }, 'zh-CN'],
    ['Tibetan in heavy markup', { title: '缆绳', content: HEAVY.replace('%', TIBETAN) }, 'bo'],
    ['Tibetan under a Chinese title', { title: '雪麓州天气预报', content: TIBETAN }, 'bo'],
    [
      'Tibetan under a longer Chinese abstract',
      { title: '雪麓州天气', attAbstract: CHINESE.repeat(4), content: TIBETAN },
      'bo',
    ],
    ['English in heavy markup', { title: 'Ferry', content: HEAVY.replace('%', ENGLISH) }, 'en'],
    [
      'more Chinese than English',
      { title: 'Morning', content: `<p>${ENGLISH}</p><p>${CHINESE.repeat(3)}</p>` },
      'zh-CN',
    ],
    [
      'only images: the title decides',
      {
        title: TIBETAN,
        content: '<p><img src="https://img.example.test/a/very/long/address.jpg" alt="A boat"></p>',
      },
      'bo',
    ],
    [
      'only a caption: the title decides',
      { title: CHINESE, content: '<p>Photo: He Yizhou</p>' },
      'zh-CN',
    ],
    [
      'one character of text',
      { title: '和轮播同号', content: '<p style="color: red">丙</p>' },
      'zh-CN',
    ],
    ['a title in lists only', { title: '', listTitle: ENGLISH, content: '' }, 'en'],
    ['nothing', { title: '', content: '' }, 'zh-CN'],
    ['digits only', { title: '2026', content: '<p>3.86</p>' }, 'zh-CN'],
    ['digits only, flagged English', { title: '2026', content: '', isEnglish: 1 }, 'en'],
    ['English, flagged', { title: 'Ferry', content: ENGLISH, isEnglish: 1 }, 'en'],
    [
      'names in Latin letters, flagged English',
      { title: 'Und', content: '<p>Die Brücke / Das Lied / Der Müller</p>', isEnglish: 1 },
      'en',
    ],
    ['Chinese, flagged English', { title: '缆绳', content: CHINESE, isEnglish: 1 }, 'zh-CN'],
    ['Tibetan, flagged English', { title: '缆绳', content: TIBETAN, isEnglish: 1 }, 'bo'],
  ])('%s', (_, wire, lang) => {
    expect(langOf(wire)).toBe(lang);
  });
});

describe('findForeignLang', () => {
  it.each([
    ['Chinese in a Chinese page', CHINESE, 'zh-CN', undefined],
    ['Chinese with a Latin name in a Chinese page', 'Wi-Fi 覆盖全程列车', 'zh-CN', undefined],
    ['Tibetan in a Chinese page', TIBETAN, 'zh-CN', 'bo'],
    ['English in a Chinese page', ENGLISH, 'zh-CN', 'en'],
    ['French in a Chinese page', 'Les noms sous le pont', 'zh-CN', 'fr'],
    ['Chinese in a Tibetan page', CHINESE, 'bo', 'zh-CN'],
    ['Chinese in an English page', CHINESE, 'en', 'zh-CN'],
    ['Tibetan in an English page', TIBETAN, 'en', 'bo'],
    ['English in a German page: one script', ENGLISH, 'de', undefined],
    ['digits in a Tibetan page', '12:30', 'bo', undefined],
    ['nothing', '', 'zh-CN', undefined],
  ])('%s', (_, text, page, lang) => {
    expect(findForeignLang(text, page)).toBe(lang);
  });
});
