import { PARAGRAPH_END } from '../../model/share/quoteLink.ts';
import type { TextRange } from '../../model/speech/splitSentences.ts';
import { readParagraphs } from './articleSentences.ts';

/** Longer texts are read to here, so that a page of any length stays quick. */
const CHARACTERS_MAX = 200_000;

/** The text of the article as one string, without ads, captions and controls. */
export interface ArticleText {
  readonly text: string;
  /** Returns which part of the text is selected by a range of the document; null for none. */
  readonly findPart: (range: Range) => TextRange | null;
  /** Returns the ranges of a part of the text, one for each of its nodes. */
  readonly findRanges: (part: TextRange) => readonly Range[];
}

/** Returns the running text of the article; null for a page without one. */
export function readArticleText(): ArticleText | null {
  const root = document.getElementById('text');
  if (!root) return null;
  const pieces: { readonly node: Text; readonly start: number; readonly end: number }[] = [];
  let text = '';
  for (const nodes of readParagraphs(root)) {
    if (text.length > CHARACTERS_MAX) break;
    for (const node of nodes) {
      const start = text.length;
      text += node.data;
      pieces.push({ node, start, end: text.length });
    }
    text += PARAGRAPH_END;
  }
  return {
    text,
    findPart: (range) => {
      const selected = pieces.filter(({ node }) => range.intersectsNode(node));
      const first = selected[0];
      const last = selected[selected.length - 1];
      if (!first || !last) return null;
      const { startContainer, startOffset, endContainer, endOffset } = range;
      return {
        start: first.node === startContainer ? first.start + startOffset : first.start,
        end: last.node === endContainer ? last.start + endOffset : last.end,
      };
    },
    findRanges: (part) =>
      pieces
        .filter(({ start, end }) => start < part.end && end > part.start)
        .map(({ node, start, end }) => {
          const range = document.createRange();
          range.setStart(node, Math.max(part.start - start, 0));
          range.setEnd(node, Math.min(part.end, end) - start);
          return range;
        })
        // Between paragraphs there are blanks alone, which no mark may turn into a line.
        .filter((range) => /\S/.test(String(range))),
  };
}
