import { describe, expect, it } from 'vitest';
import {
  formatReaderLook,
  LOOK_TEXT_SCALES,
  LOOK_THEMES,
  parseReaderLook,
} from '../../../src/model/readerLook.ts';

describe('the look that a reader has chosen', () => {
  it.each(LOOK_THEMES.flatMap((theme) => LOOK_TEXT_SCALES.map((scale) => [theme, scale] as const)))(
    'is stored and read again: theme "%s", text %d',
    (theme, textScale) => {
      const look = { theme, textScale };
      expect(parseReaderLook(formatReaderLook(look))).toEqual(look);
    },
  );

  it.each([[''], [' x'], [' 1.2;x'], [' NaN']])('is the default for the stored text %j', (stored) =>
    expect(parseReaderLook(stored)).toEqual({ theme: '', textScale: 1 }),
  );
});
