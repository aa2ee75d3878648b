import { findMatches } from '../model/search/findMatches.ts';

/**
 * Marks the words of a query in the elements that a selector names, also in those that are added
 * later. Returns a function that ends it.
 */
export function markMatches(root: ParentNode & Node, selector: string, query: string): () => void {
  const mark = (part: ParentNode) => {
    for (const element of part.querySelectorAll(selector)) markElement(element, query);
  };
  mark(root);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) mark(node);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function markElement(element: Element, query: string): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    // From the end: what is split off lies behind the parts that follow.
    for (const [start, end] of [...findMatches(text.data, query)].reverse()) {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      range.surroundContents(document.createElement('mark'));
    }
  }
}
