import { describe, expect, it } from 'vitest';
import { openBuilt } from '../helpers/openBuilt.ts';

const metaOf = (document: Document, name: string) =>
  document
    .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
    ?.getAttribute('content') ?? '';

describe.each([
  ['reporter/11.html', '沈知遥', 'reporter.html?id=11'],
  ['figureDetail/301.html', '郁成岳', 'figureDetail.html?id=301'],
])('the baked page %s', (file, name, template) => {
  const document = openBuilt(file);

  it('shows name and articles without JavaScript', () => {
    expect(document.querySelector('h1')?.textContent).toBe(name);
    expect(document.querySelectorAll('main a[data-article]').length).toBeGreaterThan(0);
  });

  it('has its own metadata and its template name', () => {
    expect(document.title).toContain(name);
    expect(metaOf(document, 'og:title')).toContain(name);
    expect(metaOf(document, 'og:image')).toMatch(/^http/);
    expect(metaOf(document, 'og:url')).toMatch(new RegExp(`/${file}$`));
    expect(document.documentElement.dataset.template).toContain(template);
    expect(document.documentElement.dataset.shared).toBe(`5:${/\d+/.exec(file)?.[0]}`);
  });

  it('has message keys on all texts of the interface', () => {
    const bare = [
      ...document.querySelectorAll('main button, main dt, main h2:not(:has(*))'),
    ].filter(
      (element) =>
        !element.closest('a') &&
        !element.querySelector('[data-t], [data-tl]') &&
        element.textContent,
    );
    expect(bare.map((element) => element.outerHTML)).toEqual([]);
  });
});

describe('a baked reporter', () => {
  it('can be followed and asked', () => {
    const document = openBuilt('reporter/11.html');
    const follow = document.querySelector<HTMLElement>('[data-act=follow]');
    expect(follow?.dataset).toMatchObject({ type: '2', id: '11' });
    expect(document.querySelector<HTMLElement>('[data-act=ask]')?.dataset.id).toBe('11');
  });
});
