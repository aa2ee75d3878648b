/**
 * In this order: elements (tables, code, formulas, drawings, those from before CSS),
 * attributes from before CSS, page breaks, styles of rows and columns, kept line breaks
 * and background pictures, letters that are written from right to left.
 */
const MARKUP =
  /<(?:table|pre|listing|math|svg|font|big|center)|\s(?:align|background)=|page.?break|break-(?:after|before)|flex|inline-block|white-space\s*:\s*(?:pre|break)|url\(|gradient\(|[\u0591-\u07ff\u0860-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/i;

/**
 * Whether content holds markup for the transforms of `extra/`. They are a file of their
 * own, because most articles need none of them.
 */
export const needsExtra = (content: string): boolean => MARKUP.test(content);
