import { filterLink } from '../../model/link.ts';
import { element, isElement, text } from '../tree.ts';
import type { LeaveOut } from '../types.ts';
import { addressesOf, kindOf } from './lostKind.ts';

/** Sentences in place of what a page does not show, by its kind, and the words of a link to it. */
export interface NoticeTexts {
  readonly image: string;
  readonly video: string;
  readonly audio: string;
  readonly frame: string;
  readonly original: string;
}

/** Returns the function that puts a sentence in place of a part, with a link to it where it has an address. */
export const createNotices =
  (texts: NoticeTexts): LeaveOut =>
  (reason, [node]) => {
    const kind = reason !== 'hidden' && isElement(node) ? kindOf(node) : null;
    if (!isElement(node) || kind === null || kind === 'table' || kind === 'text' || kind === 'file')
      return [];
    const href = addressesOf(node)
      .map((address) => filterLink(address))
      .find((address) => /^https?:/.test(address));
    const link =
      href === undefined ? [] : [text(' '), element('a', { href }, [text(texts.original)])];
    const notice = element('small', {}, [text(texts[kind]), ...link]);
    // An image may be in a line of text.
    return kind === 'image' ? [notice] : [element('p', {}, [notice])];
  };
