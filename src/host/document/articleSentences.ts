import { type SentenceSegmenter, splitSentences } from '../../model/speech/splitSentences.ts';

/** A sentence of the article in the document. */
export interface ArticleSentence {
  readonly text: string;
  /** Returns where it is; null when its part of the document has been replaced. */
  readonly findRange: () => Range | null;
}

/** Elements that begin a new paragraph. */
const BLOCKS = 'p,div,li,h1,h2,h3,h4,h5,h6,blockquote,dt,dd,td,th,pre,section,article,header';
/** Parts that are no running text: ads, media and their captions, controls, ruby, what is hidden. */
const SKIPPED =
  'ad-slot,figure,button,script,style,svg,math,rt,rp,sup,audio-player,[hidden],[aria-hidden=true]';

/** Returns the language of the article's text; '' when the page has none. */
export const readArticleLang = (): string =>
  document.querySelector<HTMLElement>('#text')?.lang ?? '';

/** Returns the sentences of the article: its title, then its text. */
export function readArticleSentences(): readonly ArticleSentence[] {
  const text = document.getElementById('text');
  if (!text) return [];
  const segmenter = createSegmenter(text.lang);
  const title = document.querySelector('main h1');
  return [...(title ? [title] : []), text].flatMap((part) =>
    readParagraphs(part).flatMap((nodes) => readSentences(nodes, text.lang, segmenter)),
  );
}

/** Returns the text nodes of each paragraph. */
export function readParagraphs(part: Element): Text[][] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: (node) =>
      node instanceof Element && node.matches(SKIPPED)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  });
  const paragraphs: Text[][] = [];
  let block: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const own: Element | null = node.parentElement?.closest(BLOCKS) ?? null;
      if (own !== block) paragraphs.push([]);
      block = own;
      paragraphs[paragraphs.length - 1]?.push(node);
    } else if (node.nodeName === 'BR') block = null;
  }
  return paragraphs;
}

function readSentences(
  nodes: readonly Text[],
  lang: string,
  segmenter: SentenceSegmenter | null,
): ArticleSentence[] {
  const text = nodes.map(({ data }) => data).join('');
  return splitSentences(text, lang, segmenter).map(({ start, end }) => ({
    text: text.slice(start, end).replace(/\s+/g, ' '),
    findRange: () => {
      const from = findPoint(nodes, start);
      const to = findPoint(nodes, end);
      if (!from?.node.isConnected || !to?.node.isConnected) return null;
      const range = document.createRange();
      try {
        range.setStart(from.node, from.offset);
        range.setEnd(to.node, to.offset);
      } catch {
        // The text has become shorter.
        return null;
      }
      return range;
    },
  }));
}

/** Returns the node and the offset in it of an offset in the joined text. */
function findPoint(
  nodes: readonly Text[],
  offset: number,
): { readonly node: Text; readonly offset: number } | null {
  let before = 0;
  for (const node of nodes) {
    if (offset <= before + node.length) return { node, offset: offset - before };
    before += node.length;
  }
  return null;
}

/** Returns a segmenter of sentences; null where the engine has none. */
function createSegmenter(lang: string): SentenceSegmenter | null {
  const { Segmenter } = Intl as { readonly Segmenter?: typeof Intl.Segmenter };
  return Segmenter ? new Segmenter(lang || undefined, { granularity: 'sentence' }) : null;
}
