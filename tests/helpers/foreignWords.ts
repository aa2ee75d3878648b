import { LANGUAGES } from '../unit/i18n/languages.ts';

/** Returns a pattern for every message of these languages that has letters of its own. */
function createPatterns(): readonly RegExp[] {
  const { cn, en } = LANGUAGES;
  const bo = new Set<string>(Object.values(LANGUAGES.bo));
  return [...Object.values<string>(cn), ...Object.values<string>(en)]
    .flatMap((message) => message.split('|'))
    .filter(
      (form) => !bo.has(form) && form.replace(/\{\w+\}/g, '').replace(/\P{L}/gu, '').length > 1,
    )
    .map((form) => {
      const escaped = form.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
      return new RegExp(`^${escaped.replace(/\{\w+\}/g, '.+')}$`, 'i');
    });
}

const PATTERNS = createPatterns();

/** Words of the sample content that are also words of the interface: names of columns and kinds. */
const CONTENT = /^(?:评论|图片|活动|数字报|服务|视频|直播|专题|首页|要闻|快讯)$/;

/** Returns those texts of a Tibetan page that are words of the interface in another language. */
export const findForeignWords = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => !CONTENT.test(text) && PATTERNS.some((pattern) => pattern.test(text)));

/**
 * Returns the texts and names of a document that are not marked as being in another language. What is hidden
 * is shown when code does not load, and stays in the language of the deployment.
 * Runs in pages, too.
 */
export function listOwnTexts(document: Document): readonly string[] {
  const { lang } = document.documentElement;
  const texts = new Set<string>();
  const isOwn = (element: Element) =>
    element.closest('script, style, noscript, template, [hidden]') === null &&
    (element.closest('[lang]')?.getAttribute('lang') ?? lang) === 'bo';
  const walker = document.createTreeWalker(document.documentElement, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (text !== '' && node.parentElement && isOwn(node.parentElement)) texts.add(text);
  }
  const names = ['aria-label', 'alt', 'title', 'placeholder'] as const;
  for (const element of document.querySelectorAll('*')) {
    for (const name of names) {
      const text = element.getAttribute(name)?.trim();
      if (text && (isOwn(element) || name === 'aria-label')) texts.add(text);
    }
  }
  return [...texts];
}
