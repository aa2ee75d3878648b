import { JSDOM } from 'jsdom';
import { act, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { vi } from 'vitest';

/**
 * Renders an island as HTML and hydrates it in a document of its own. Returns that document and
 * `step`, which runs a change and waits until React has rendered it. The test calls
 * `vi.unstubAllGlobals()` when it has ended.
 */
export async function hydrateIsland(island: ReactNode, beforeHydration?: () => void) {
  const stream = await renderToReadableStream(island);
  await stream.allReady;
  const { window } = new JSDOM(`<div id="box">${await new Response(stream).text()}</div>`);
  const { document } = window;
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('CSS', { escape: String });
  vi.stubGlobal('FormData', window.FormData);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { hydrateRoot } = await import('react-dom/client');
  const box = document.getElementById('box') as HTMLElement;
  const shown = { document, box, step: (change: () => unknown) => act(async () => change()) };
  beforeHydration?.();
  await shown.step(() => hydrateRoot(box, island));
  return shown;
}
