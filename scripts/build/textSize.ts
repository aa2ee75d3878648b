import type { Plugin } from 'postcss';

/** Text sizes in design pixels and pixels; sizes in `em` are relative to the surrounding text. */
const SIZE =
  /^(?:[\d.]+(?:rem|px)|max\([\d.]+rem, ?[\d.]+px\)|var\(--(?:body-size|caption-size, ?[\d.]+rem)\))$/;
/** The size in the shorthand `font`: the first length, before the line height. */
const SIZE_OF_FONT = /(?<![\w.-])[\d.]+(?:rem|px)(?=\s*\/)/;

/**
 * Multiplies every text size in style sheets by the reader's text size (`--text`, decision 37).
 * Layout measures stay relative to the width of the page.
 */
export const textSize = (): Plugin => ({
  postcssPlugin: 'broadsheet:text-size',
  Once: (sheet) => {
    sheet.walkDecls(/^font(?:-size)?$/, (declaration) => {
      declaration.value =
        declaration.prop === 'font'
          ? declaration.value.replace(SIZE_OF_FONT, multiply)
          : declaration.value.replace(SIZE, multiply);
    });
  },
});

const multiply = (size: string): string => `calc(var(--text)*${size})`;
