import { describe, expect, it } from 'vitest';
import {
  decideTheme,
  findTextSize,
  formatReaderLook,
  LOOK_TEXT_SIZES,
  LOOK_THEMES,
  parseReaderLook,
  toTextScale,
} from '../../../src/model/readerLook.ts';

describe('the look that a reader has chosen', () => {
  it.each(LOOK_THEMES.flatMap((theme) => LOOK_TEXT_SIZES.map((size) => [theme, size] as const)))(
    'is stored and read again: theme "%s", text %d',
    (theme, size) => {
      const look = { theme, textScale: toTextScale(size), elder: size > 40 ? '1' : '' };
      const read = parseReaderLook(formatReaderLook(look));
      expect(read).toEqual(look);
      expect(findTextSize(read.textScale)).toBe(size);
    },
  );

  it.each([
    [0.9, 32],
    [1.2, 42],
    [1.5, 48],
    [9, 60],
  ])('a factor of an earlier list, %d, is shown as the nearest size %d', (scale, size) =>
    expect(findTextSize(scale)).toBe(size),
  );

  it.each([[''], [' x'], [' 1.2;x'], [' NaN']])('is the default for the stored text %j', (stored) =>
    expect(parseReaderLook(stored)).toEqual({ theme: '', textScale: 1, elder: '' }),
  );

  it.each([
    ['', '', ''],
    ['', 'dark', 'dark'],
    ['sepia', 'dark', 'sepia'],
    ['light', '', 'light'],
    // Unknown names change nothing.
    ['nobodys', '', ''],
    ['"><script>', '', ''],
    ['nobodys', 'dark', 'dark'],
    ['grey', 'sepia', 'sepia'],
  ])('with the theme "%s" in the address and "%s" chosen, %s is shown', (asked, chosen, theme) =>
    expect(decideTheme(asked, chosen)).toBe(theme),
  );

  it.each([
    ['dark 1.2', ''],
    ['dark 1.2 ', ''],
    ['dark 1.2 1', '1'],
    ['  1', '1'],
  ])('the stored text %j has the elder version "%s"', (stored, elder) =>
    expect(parseReaderLook(stored).elder).toBe(elder),
  );
});
