import { JSDOM } from 'jsdom';
import { afterEach, expect, it, vi } from 'vitest';

const BAR = '<div data-template-bar><a data-back href="home.html">返回</a></div>';
const OWN_BAR = '<header><a data-back href="home.html">返回</a></header>';

/** Opens a template with this content and runs the script of its bar. */
async function openTemplate(content: string) {
  const { window } = new JSDOM(
    `<body><div>${BAR}</div><astro-island><main>${content}</main></astro-island></body>`,
  );
  vi.resetModules();
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('MutationObserver', window.MutationObserver);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  await import('../../../src/boot/templateBar.ts');
  const { document } = window;
  return {
    document,
    content: document.querySelector('main') as HTMLElement,
    hasBar: () => document.querySelector('[data-template-bar]') !== null,
    search: vi.spyOn(document, 'querySelector'),
  };
}

/** Observers are called before the next task. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => vi.unstubAllGlobals());

it('the template bar is shown only while the content has no bar of its own', async () => {
  const page = await openTemplate('<p>正在加载</p>');
  expect(page.hasBar()).toBe(true);
  page.content.innerHTML = OWN_BAR;
  await settle();
  expect(page.hasBar()).toBe(false);
  page.content.innerHTML = '<p>未能加载</p>';
  await settle();
  expect(page.hasBar()).toBe(true);
  page.content.innerHTML = `<div>${OWN_BAR}</div>`;
  await settle();
  expect(page.hasBar()).toBe(false);
});

it('does not search the document when rows are added below the bar of the content', async () => {
  const page = await openTemplate(`${OWN_BAR}<ul></ul>`);
  await settle();
  page.search.mockClear();
  const list = page.content.getElementsByTagName('ul')[0];
  for (let row = 0; row < 5; row += 1) {
    list?.append(page.document.createElement('li'));
    await settle();
  }
  expect(page.search).not.toHaveBeenCalled();
});
