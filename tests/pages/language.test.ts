import { describe, expect, it } from 'vitest';
import { openBuilt } from '../helpers/openBuilt.ts';

describe('the language of a baked article', () => {
  it.each([
    ['a text in the markup of a messenger', 'newsDetail/133/451.html', 'zh-CN', 'zh_CN'],
    ['a text in decorated blocks', 'newsDetail/14/452.html', 'zh-CN', 'zh_CN'],
    ['English', 'newsDetail/31/501.html', 'en', 'en'],
    ['German', 'newsDetail/32/511.html', 'de', 'de'],
    ['French', 'newsDetail/33/521.html', 'fr', 'fr'],
    ['Tibetan', 'newsDetail/34/531.html', 'bo', 'bo'],
  ])('%s', (_, name, lang, locale) => {
    const document = openBuilt(name);
    const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(document.querySelector('#text')?.getAttribute('lang')).toBe(lang);
    expect(document.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe(
      locale,
    );
    expect(JSON.parse(json).inLanguage).toBe(lang);
  });
});

describe('titles and sources in another script than the page', () => {
  const langOf = (document: Document, text: string) => {
    const all = Array.from(document.querySelectorAll('main *'));
    const own = all.filter(({ children, textContent }) => !children.length && textContent === text);
    return own.map((element) => element.closest('[lang]')?.getAttribute('lang'));
  };

  it('are marked in the rows of a Chinese list', () => {
    const document = openBuilt('columnDetail/22.html');
    expect(langOf(document, 'Seventeen rivers, one railway')).toContain('en');
    expect(langOf(document, 'Siebzehn Flüsse, eine Strecke')).toContain('de');
    expect(langOf(document, 'Dix-sept rivières, une ligne')).toContain('fr');
    expect(langOf(document, 'གངས་འདབས་ཁུལ་དུ་གནམ་གཤིས་གྲང་ངར་ཆེར་འགྲོ་རྒྱུ།')).toContain('bo');
    expect(langOf(document, 'འཇིད་ཁྲོན་ཉིན་རེའི་ཚགས་པར།')).toContain('bo');
  });

  it('are marked at the head of an article', () => {
    const document = openBuilt('newsDetail/34/531.html');
    expect(langOf(document, 'འཇིད་ཁྲོན་ཉིན་རེའི་ཚགས་པར།')).toContain('bo');
  });

  it('are not marked where the whole list is Chinese', () => {
    const marked = openBuilt('columnDetail/13.html').querySelectorAll('main [lang]');
    expect(Array.from(marked, ({ textContent }) => textContent)).toEqual([]);
  });
});
