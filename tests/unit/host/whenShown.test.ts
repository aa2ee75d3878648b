import { afterEach, expect, it, vi } from 'vitest';
import { importDeferredModules } from '../../../src/boot/importDeferredModules.ts';
import { whenShown } from '../../../src/host/whenShown.ts';

/** Stubs a document; `show` is what the browser does when the reader opens a prerendered page. */
function openDocument(state: { prerendering?: boolean }) {
  const document = Object.assign(new EventTarget(), state);
  vi.stubGlobal('document', document);
  return {
    document,
    show: () => {
      document.prerendering = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a browser that never prerenders', {}],
  ['a page that was opened', { prerendering: false }],
])('runs at once in %s', (_, state) => {
  openDocument(state);
  const run = vi.fn();
  whenShown(run);
  expect(run).toHaveBeenCalledOnce();
});

it('a prerendered page loads its behaviours once, when it is shown', () => {
  const { document, show } = openDocument({ prerendering: true });
  const page = new EventTarget();
  const listModules = vi.fn(() => []);
  Object.assign(document, { readyState: 'complete', querySelectorAll: listModules });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('window', { requestIdleCallback: (run: () => void) => run() });
  importDeferredModules();
  page.dispatchEvent(new Event('load'));
  page.dispatchEvent(new Event('tapped'));
  expect(listModules).not.toHaveBeenCalled();
  show();
  expect(listModules).toHaveBeenCalledOnce();
});
