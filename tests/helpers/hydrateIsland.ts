import { JSDOM } from 'jsdom';
import { act, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { onTestFinished, vi } from 'vitest';

/**
 * Renders an island as HTML and hydrates it in a document of its own, which is the document of the test
 * until its end. Returns that document and `step`, which runs a change and waits until React has rendered it.
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
  const root = await act(async () => hydrateRoot(box, island));
  onTestFinished(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    await shown.step(() => root.unmount());
    // Tasks that React has scheduled outside of `act` look for the window.
    await new Promise(setImmediate);
    vi.unstubAllGlobals();
  });
  return shown;
}
