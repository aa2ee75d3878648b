import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadStyleSheet } from '../../../src/host/styles/loadStyleSheet.ts';

/** Whether each request in turn is answered; later ones are not. */
let answers: boolean[] = [];
const rejected: unknown[] = [];
const onRejection = (reason: unknown) => void rejected.push(reason);

beforeEach(() => {
  rejected.length = 0;
  process.on('unhandledRejection', onRejection);
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => {} }),
    head: {
      append: (link: HTMLLinkElement) => {
        const event = new Event('');
        if (answers.shift()) link.onload?.(event);
        else link.onerror?.(event);
      },
    },
  });
});
afterEach(() => {
  process.off('unhandledRejection', onRejection);
  vi.unstubAllGlobals();
});

it.each([
  ['is loaded', [true], []],
  ['fails once, is requested again', [false, true], []],
  [
    'fails twice, leaves a failure for the listener of failed code',
    [false, false],
    [
      expect.objectContaining({
        message: 'Loading CSS chunk player failed',
        code: 'CSS_CHUNK_LOAD_FAILED',
      }),
    ],
  ],
])('a style sheet that %s', async (_, given, failures) => {
  answers = [...given];
  await loadStyleSheet(`/_astro/player.a1-b_C2d.css?${given.length}${failures.length}`);
  // Rejections without a handler are reported after the microtasks.
  await new Promise((resolve) => setImmediate(resolve));
  expect(rejected).toEqual(failures);
  expect(answers).toEqual([]);
});
