import { cutCharacters } from '../model/cutCharacters.ts';
import { filterLink } from '../model/link.ts';
import { extractText } from '../model/text.ts';
import { addressesOf, kindOf } from './extra/lostKind.ts';
import { isElement, some, textOf } from './tree.ts';
import type { Body, ElementNode, LostKind, Node } from './types.ts';

export type Counted = Exclude<LostKind, 'text'>;
export const COUNTED: readonly Counted[] = ['image', 'video', 'audio', 'frame', 'file', 'table'];

/** What a tree has, or a page shows, in the same counts; for the comparison of the bake. */
export interface Content {
  /** The texts in reading order. */
  readonly texts: string[];
  readonly counts: Record<Counted, number>;
  /** Of the first of each kind. */
  readonly places: Partial<Record<Counted, string>>;
  /** Links to files whose address the link filter refuses. */
  refusedFiles: number;
  depth: number;
}

export const createContent = (): Content => ({
  texts: [],
  counts: { image: 0, video: 0, audio: 0, frame: 0, file: 0, table: 0 },
  places: {},
  refusedFiles: 0,
  depth: 0,
});

/** Elements whose content no browser shows in place. */
const UNSEEN =
  /^(?:script|style|template|title|desc|noscript|noframes|noembed|datalist|canvas|annotation|annotation-xml|mphantom|metadata)$/;

const FILE_ADDRESS =
  /\.(?:pdf|docx?|xlsx?|pptx?|wps|et|dps|ofd|zip|rar|7z|csv|txt|epub)(?:[?#]|$)/i;

export const PLACE_CHARACTERS = 80;

/** Measures a tree as it was sent. */
export function measureNodes(nodes: readonly Node[]): Content {
  const content = createContent();
  visit(nodes, content, 1);
  return content;
}

function visit(nodes: readonly Node[], content: Content, depth: number): void {
  content.depth = Math.max(content.depth, depth);
  for (const node of nodes) {
    if (node.type === 'text') content.texts.push(node.value);
    else if (node.type === 'media') {
      const { segment } = node;
      const { url } = segment.kind === 'video' ? segment.video : segment.audio;
      count(content, segment.kind, url);
    } else if (isElement(node)) visitElement(node, content, depth);
  }
}

function visitElement(node: ElementNode, content: Content, depth: number): void {
  const { tagName, children } = node;
  if (UNSEEN.test(tagName) || (tagName === 'dialog' && node.properties.open === undefined)) return;
  const kind = kindOf(node);
  if (kind === 'table') {
    if (hasCells(node)) count(content, kind, textOf(children));
  } else if (kind !== null && kind !== 'text') {
    // What it has inside is shown in its place only.
    count(content, kind, addressesOf(node)[0] ?? '');
    return;
  }
  switch (tagName) {
    case 'video':
    case 'audio':
    case 'iframe':
      return;
    case 'textarea':
      content.texts.push(extractText(textOf(children)));
      return;
    case 'svg':
      visitDrawing(node, content, depth);
      return;
    case 'select':
      // Between the options nothing is shown.
      for (const child of children) if (isElement(child)) visitElement(child, content, depth + 1);
      return;
    case 'a':
      countFile(node, content);
  }
  visit(children, content, depth + 1);
}

function countFile({ properties: { href = '' }, children }: ElementNode, content: Content): void {
  if (!FILE_ADDRESS.test(href) || textOf(children).trim() === '') return;
  count(content, 'file', href);
  if (filterLink(href) === '') content.refusedFiles += 1;
}

/** Whether it has two cells with text: others are a layout, which is not always kept. */
function hasCells(table: ElementNode): boolean {
  let cells = 0;
  const isCell = (node: Node): boolean =>
    (isElement(node, 'td') || isElement(node, 'th')) && /\S/.test(textOf(node.children));
  return some(table.children, (node) => isCell(node) && ++cells > 1);
}

/** A drawing shows the text of its labels, and of HTML in it; its parts show the same image again and again. */
function visitDrawing(drawing: ElementNode, content: Content, depth: number): void {
  const images = new Set<string>();
  const collect = (node: Node, level: number): void => {
    if (!isElement(node)) return;
    const [address] = node.tagName === 'image' ? addressesOf(node) : [];
    if (address !== undefined) images.add(address);
    else if (node.tagName === 'foreignobject') visit(node.children, content, level);
    else if (node.tagName === 'text') content.texts.push(textOf(node.children));
    else for (const child of node.children) collect(child, level + 1);
  };
  collect({ ...drawing, tagName: 'g' }, depth);
  for (const image of images) count(content, 'image', image);
}

function count(content: Content, kind: Counted, place: string): void {
  content.counts[kind] += 1;
  content.places[kind] ??= startOf(place);
}

/** Returns the start of a text, by which an editor finds it in the CMS. */
export const startOf = (text: string): string =>
  cutCharacters(text.replace(/\s+/g, ' ').trim(), PLACE_CHARACTERS);

const SHOWN_FILE = new RegExp(`<a [^>]*href="[^"]*${FILE_ADDRESS.source.replace('$', '"')}`, 'gi');

/** Measures a body, whose HTML has the one form that `serialise` gives it. */
export function measureBody({ segments }: Body): Content {
  const content = createContent();
  const { counts, texts } = content;
  for (const segment of segments) {
    if (segment.kind !== 'html') {
      counts[segment.kind] += 1;
      continue;
    }
    const { html } = segment;
    const find = (part: string) => html.split(part).length - 1;
    counts.image += find('<img ');
    counts.table += find('<table');
    counts.frame += find('<figure class="embed');
    counts.file += html.match(SHOWN_FILE)?.length ?? 0;
    texts.push(
      html
        .replace(/<[^<>]*>/g, '')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&amp;/g, '&'),
    );
  }
  return content;
}
