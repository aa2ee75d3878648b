import { describe, expect, it, test } from 'vitest';
import { openBuilt } from '../helpers/openBuilt.ts';

const metaOf = (document: Document, name: string) =>
  document
    .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
    ?.getAttribute('content') ?? '';

describe('a baked topic', () => {
  const document = openBuilt('topicDetail/601.html');

  it('shows its state, who answers and its newest questions without JavaScript', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('main header')?.textContent).toContain('正在接受提问');
    expect(document.querySelectorAll('main section[aria-label=答主]')).toHaveLength(1);
    const rows = [...document.querySelectorAll('.feed-question')];
    expect(rows).toHaveLength(20);
    for (const row of rows) {
      expect(row.querySelector('a[href*="/askDetail/"] h2')?.textContent).not.toBe('');
    }
  });

  it('has its own metadata and its template name', () => {
    expect(metaOf(document, 'og:title')).toBe(document.querySelector('h1')?.textContent);
    expect(metaOf(document, 'og:image')).toMatch(/^http/);
    expect(metaOf(document, 'og:url')).toMatch(/\/topicDetail\/601\.html$/);
    expect(document.documentElement.dataset.template).toMatch(/\/topicDetail\.html\?id=601$/);
  });

  it('has buttons to ask and to follow', () => {
    const button = document.querySelector<HTMLElement>('[data-act=form]');
    expect(button?.dataset).toMatchObject({ form: 'question', of: 'topic', id: '601' });
    expect(document.querySelector<HTMLElement>('[data-act=follow]')?.dataset.type).toBe('3');
  });
});

test('a topic that has ended is marked as ended, and still has its form, as a baked page has no clock', () => {
  const document = openBuilt('topicDetail/606.html');
  expect(document.body.textContent).toContain('提问已结束');
  expect(document.querySelector('main [data-form]')).not.toBeNull();
});

test('a baked question has its answers and a link to its topic', () => {
  const document = openBuilt('askDetail/7001.html');
  expect(document.querySelectorAll('.feed-answer')).toHaveLength(20);
  expect(document.querySelector('main a[href$="/topicDetail/601.html"]')).not.toBeNull();
  expect(metaOf(document, 'og:title')).toBe(document.querySelector('h1')?.textContent);
});

describe.each(['qaDetail', 'newQaDetail'])('a baked question to the government: %s', (route) => {
  const document = openBuilt(`${route}/801.html`);

  it('shows question, answer and rating without JavaScript', () => {
    expect(document.querySelector('h1')?.textContent).toContain('双井巷口的路灯');
    expect(document.querySelectorAll('article .attached-pic')).toHaveLength(3);
    const answer = document.querySelector('.qa-answer');
    expect(answer?.querySelector('.prose strong')?.textContent).toBe('十一月十八日');
    expect(answer?.querySelectorAll('.attached-pic')).toHaveLength(2);
    expect(answer?.textContent).toContain('7 天后答复');
    expect(answer?.querySelector('.qa-judged:not([hidden])')?.textContent).toContain('满意');
    expect(metaOf(document, 'og:url')).toMatch(new RegExp(`/${route}/801\\.html$`));
  });

  it('can be shared', () =>
    expect(document.querySelectorAll('main [data-act=share]')).toHaveLength(1));

  it('hides the rating from all but the asker', () => {
    const judgement = openBuilt(`${route}/804.html`).querySelector('qa-judgement');
    expect(judgement?.querySelector('.qa-judge')?.hasAttribute('hidden')).toBe(true);
    expect(judgement?.querySelectorAll('[data-act=satisfy]')).toHaveLength(3);
  });
});
