import { readCorpus } from '../unit/body/helpers.ts';

const TREES = readCorpus('html5lib-tree.json');
const XSS = readCorpus('xss.txt');
const XSS_LINES = readCorpus('xss-multiline.json');
const PURIFY = readCorpus('dompurify.json');
export const hasCorpora = ![TREES, XSS, XSS_LINES, PURIFY].includes(null);

const column = (text: string | null, key: string): string[] =>
  JSON.parse(text ?? '[]').map((entry: Record<string, string>) => entry[key]);

/** Inputs of html5lib's tests of tree construction. */
export const trees = column(TREES, 'data');
/** Payloads of cross-site scripting. */
export const payloads = [
  ...(XSS ?? '').split('\n').slice(0, -1),
  ...(JSON.parse(XSS_LINES ?? '[]') as string[]),
  ...column(PURIFY, 'payload'),
];
