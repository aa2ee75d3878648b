import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SLOW_CHUNK_MS, TAP_LOST_EVENT } from '../../../../src/host/chunkEvents.ts';

const PAGE =
  '<astro-island ssr client="tap"><div><a href="#2">Page 2</a><button>Oldest first</button></div></astro-island>';
/** Ten seconds of frames: more than an island with its messages at hand takes. */
const MANY_FRAMES = 600;

let frames: (() => void)[] = [];
let page: JSDOM;

async function drawFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    for (const draw of frames.splice(0)) draw();
    await vi.advanceTimersByTimeAsync(0);
  }
}

beforeEach(async () => {
  vi.useFakeTimers();
  frames = [];
  page = new JSDOM(PAGE);
  const { window } = page;
  window.customElements.define('astro-island', class extends window.HTMLElement {});
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('customElements', window.customElements);
  vi.stubGlobal('Event', window.Event);
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, window[name].bind(window));
  }
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.resetModules();
  const { holdIslandTaps } = await import('../../../../src/elements/hydration/islandTaps.ts');
  holdIslandTaps();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function tapIsland() {
  const island = page.window.document.querySelector('astro-island') as HTMLElement;
  const button = page.window.document.querySelector('button') as HTMLElement;
  const onClick = vi.fn();
  const onLost = vi.fn();
  page.window.addEventListener(TAP_LOST_EVENT, onLost);
  button.click();
  let isHydrated = false;
  // React handles no event of an element before it has hydrated it.
  button.addEventListener('click', () => isHydrated && onClick());
  return {
    button,
    onClick,
    onLost,
    /** The runtime has imported the island's code. */
    hydrate() {
      island.removeAttribute('ssr');
    },
    /** React marks the elements that it has hydrated. */
    takeOver() {
      isHydrated = true;
      Object.assign(island.firstElementChild ?? {}, { __reactFiber$1: {} });
    },
  };
}

describe('a tap on an island that is not hydrated', () => {
  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('is left to the browser where that opens the link elsewhere: %o', (how) => {
    const { MouseEvent, document } = page.window;
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
    const link = document.querySelector('a') as HTMLElement;
    expect(link.dispatchEvent(tap)).toBe(true);
    expect(link.hasAttribute('aria-busy')).toBe(false);
  });

  it('acts when it is repeated after the island was hydrated too late for the first one', async () => {
    const { button, hydrate, onClick, takeOver } = tapIsland();
    await vi.advanceTimersByTimeAsync(SLOW_CHUNK_MS);
    hydrate();
    takeOver();
    button.click();
    await drawFrames(2);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('is replayed after hydration, however many frames the messages take to load', async () => {
    const { hydrate, onClick, onLost, takeOver } = tapIsland();
    hydrate();
    await drawFrames(MANY_FRAMES);
    takeOver();
    await drawFrames(2);
    expect(onClick).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(SLOW_CHUNK_MS);
    expect(onLost).not.toHaveBeenCalled();
  });

  it('is reported as lost and its button is released if hydration never ends', async () => {
    const { button, hydrate, onClick, onLost } = tapIsland();
    hydrate();
    expect(button.getAttribute('aria-busy')).toBe('true');
    await vi.advanceTimersByTimeAsync(SLOW_CHUNK_MS);
    await drawFrames(2);
    expect(onLost).toHaveBeenCalledOnce();
    expect(button.hasAttribute('aria-busy')).toBe(false);
    expect(onClick).not.toHaveBeenCalled();
  });
});

it('hydrates an island for the script of its page, which may start before the actions', async () => {
  vi.resetModules();
  const { hydrateIslands } = await import('../../../../src/elements/hydration/islandTaps.ts');
  hydrateIslands(() => true);
  const island = page.window.document.querySelector('astro-island') as HTMLElement;
  expect(island.dataset.touched).toBe('');
});
