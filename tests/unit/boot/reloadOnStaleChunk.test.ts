import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnStaleChunk } from '../../../src/boot/reloadOnStaleChunk.ts';

const reload = vi.fn();
let page = new EventTarget();

/** Opens a page of the window, whose storage stays; null: storage is blocked. */
function open(pathname: string, stored: Record<string, string> | null): void {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { pathname, reload });
  if (stored) vi.stubGlobal('sessionStorage', stored);
  reloadOnStaleChunk();
}

/** Rejects without a handler, as a failed chunk does; returns whether the page took the error. */
function reject(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Fails to load an element's file, as a browser tells it: at the element, without an error. */
function failElement(element: object): void {
  const event = new Event('error');
  Object.defineProperty(event, 'target', { value: element });
  page.dispatchEvent(event);
}

const failure = (message: string, rest: object = {}) => Object.assign(new Error(message), rest);
const MISSING = failure('Loading chunk 7 failed.');

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a page whose chunk is gone', () => {
  it.each([
    failure('Loading chunk 7 failed.\n(timeout: /_astro/7.js)'),
    failure('Loading CSS chunk 12 failed.\n(/_astro/12.css)'),
    failure('gone', { name: 'ChunkLoadError' }),
    failure('gone', { code: 'CSS_CHUNK_LOAD_FAILED' }),
    failure('Failed to fetch dynamically imported module: /_astro/7.js'),
    failure('Importing a module script failed.'),
  ])('reloads once, and then keeps its text: %s', (reason) => {
    open('/a.html', {});
    expect(reject(reason)).toBe(true);
    expect(reject(reason)).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads once for each page of the window', () => {
    const stored = {};
    for (const path of ['/a.html', '/a.html', '/b.html']) {
      open(path, stored);
      reject(MISSING);
    }
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    { localName: 'script', src: 'https://site.test/_astro/page.7.js' },
    { localName: 'link', href: 'https://site.test/_astro/page.7.css' },
  ])('reloads once for the file of a $localName', (element) => {
    open('/a.html', {});
    failElement(element);
    failElement(element);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['an image of the build', { localName: 'img', src: 'https://site.test/_astro/icon.svg' }],
    ['a script of another host', { localName: 'script', src: 'https://ads.test/ad.js' }],
  ])('stays for %s', (_, element) => {
    open('/a.html', {});
    failElement(element);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload without a network, where the chunk may still be there', () => {
    vi.stubGlobal('navigator', { onLine: false });
    open('/a.html', {});
    expect(reject(MISSING)).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload where storage is blocked, which would be a loop', () => {
    open('/a.html', null);
    expect(reject(MISSING)).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });
});

it('another rejection stays uncaught, and the page stays', () => {
  open('/a.html', {});
  expect(reject(failure('something else failed'))).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
