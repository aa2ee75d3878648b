import { describe, expect, it } from 'vitest';
import { finishBakedPage } from '../../../scripts/build/finishPage.ts';

const CODE = {
  scripts: new Set<string>(),
  styles: new Set<string>(),
  islandRuntime: new Set<string>(),
  modules: new Set<string>(),
};
const SERVICE = 'https://i.test/{width}?{url}';
const SRC = 'https://m.test/a.jpg';
const copy = (width: number) => `https://i.test/${width}?https%3A%2F%2Fm.test%2Fa.jpg ${width}w`;

const finish = (body: string, service?: string) =>
  finishBakedPage(
    `<!doctype html><head><meta charset="utf-8"></head><body>${body}</body>`,
    CODE,
    service,
  ).html;

/** The part of the page that the service adds. */
const added = (body: string) => {
  const [with_, without] = [finish(body, SERVICE), finish(body)];
  const [, attributes = ''] = / (srcset="[^"]*" sizes="[^"]*")/.exec(with_) ?? [];
  expect(attributes === '' ? with_ : with_.replace(` ${attributes}`, '')).toBe(without);
  return attributes;
};
const sources = (sizes: string, ...candidates: readonly string[]) =>
  `srcset="${candidates.join(',')}" sizes="${sizes}"`;
const WHOLE = '(min-width:750px)750px,100vw';

describe('with an image service a baked page has the widths of', () => {
  it.each([
    [
      'a picture of a text, below that of its file',
      `<img src="${SRC}" width="1000" height="600" data-i="0">`,
      sources(WHOLE, copy(240), copy(480), copy(800), `${SRC} 1000w`),
    ],
    [
      'a place of half the page',
      `<img width=375 src=${SRC} height=250>`,
      sources('(min-width:750px)375px,50vw', copy(240), copy(480), copy(800)),
    ],
    [
      'a place of the whole page',
      `<img src="${SRC}" width="750" height="500"/>`,
      sources(WHOLE, copy(240), copy(480), copy(800), copy(1200), copy(1600)),
    ],
    [
      'a row with a small picture',
      `<a class="row row-small"><div class="row-pictures"><img src="${SRC}" alt=""></div></a>`,
      sources('(min-width:750px)240px,32vw', copy(240), copy(480)),
    ],
    [
      'a row with a large picture',
      `<a class="row row-big"><img src="${SRC}"></a>`,
      sources(WHOLE, copy(240), copy(480), copy(800), copy(1200), copy(1600)),
    ],
  ])('%s', (_, html, attributes) => expect(added(html)).toBe(attributes));

  it.each([
    ['of unknown size', `<img src="${SRC}" width="750" height="500" data-unsized data-i="0">`],
    ['in a place of unknown width', `<img src="${SRC}">`],
    [
      'in a row of text',
      `<a class="row row-small"></a><a class="row row-text"><img src="${SRC}"></a>`,
    ],
    ['that is an icon', `<img src="${SRC}" width="40" height="40">`],
    ['of a file that is small', `<img src="${SRC}" width="220" height="100" data-i="0">`],
    ['of an ad, whose server counts', `<img src="${SRC}" width="750" height="100" data-ad="7">`],
    ['of the site itself', '<img src="/media/a.jpg" width="750" height="500">'],
    [
      'in the text of a script',
      `<script type="application/json">"<img src='${SRC}' width='750'>"</script>`,
    ],
  ])('but not of one %s', (_, html) => expect(added(html)).toBe(''));

  it('whose address has references and quotes, which stay in its attribute', () => {
    const html = added(
      `<img src="https://m.test/a.jpg?x=1&amp;y=&quot;&gt;&lt;script&gt;," width="375">`,
    );
    expect(html).not.toMatch(/[<>]/);
    expect(html).toContain('a.jpg%3Fx%3D1%26y%3D%2522%253E%253Cscript%253E%2C 240w,');
  });
});

it('without an image service no picture has widths', () =>
  expect(finish(`<img src="${SRC}" width="750" height="500">`)).not.toContain('srcset'));
