import { Tokenizer, TokenizerMode } from 'parse5';
import { extractText } from '../model/text.ts';
import { DROPPED_TAGS, MAX_DEPTH } from './elements.ts';
import { kindOf } from './extra/lostKind.ts';
import { repairs } from './extra/repairs.ts';
import {
  COUNTED,
  type Content,
  type Counted,
  createContent,
  measureBody,
  measureNodes,
  PLACE_CHARACTERS,
  startOf,
} from './measureContent.node.ts';
import { element, isElement } from './tree.ts';
import type {
  Body,
  ElementNode,
  LeaveOut,
  LossReason,
  LostKind,
  Node,
  ParseHtml,
  Transform,
} from './types.ts';

/** Something of the text of an article that its page does not show. */
export interface LostPart {
  readonly kind: LostKind;
  readonly reason: LossReason;
  /** Characters of text, or the number of images, tables… */
  readonly count: number;
  /** What finds the first one in the CMS: the start of its text, its address, or its element. */
  readonly place: string;
}

/** Whether a reader misses it: all that was not hidden on purpose. */
export const isMissed = ({ reason }: Pick<LostPart, 'reason'>): boolean => reason !== 'hidden';

/** The arguments of `renderBody` that a watched text is rendered with, and what it lost. */
export interface WatchedBody {
  readonly parse: ParseHtml;
  readonly extra: readonly Transform[];
  readonly leaveOut: LeaveOut;
  /** Returns what `body` lacks of the text that was rendered; called once, after `renderBody`. */
  readonly findLostParts: (body: Body) => LostPart[];
}

/**
 * Watches the rendering of one text; for the bake. What came in is compared with what is shown; the
 * reasons are those with which transforms have left something out. The comparison reads each of both
 * once: pages pay for it by a walk over their tree.
 */
export function watchBody(
  parse: ParseHtml,
  { extra, leaveOut: show }: Pick<WatchedBody, 'extra' | 'leaveOut'>,
): WatchedBody {
  let html = '';
  let sent: readonly Node[] = [];
  let isSent = false;
  let hasMarkers = false;
  const leftOut: LeftOut[] = [];
  return {
    parse: (text) => {
      const nodes = parse(text);
      if (!isSent) [html, sent, isSent] = [text, nodes, true];
      return nodes;
    },
    extra: [
      // Then markers are replaced by their items, which are a part of the text, and the content is as its
      // author meant it: without short codes, decoded once.
      (nodes, context) => {
        const repaired = repairs(nodes, context);
        if (!hasMarkers) [sent, hasMarkers] = [repaired, true];
        return repaired;
      },
      ...extra.filter((transform) => transform !== repairs),
      // `structure`, which is next, drops these; pages need no code to say so.
      (nodes) => {
        for (const dropped of findDropped(nodes)) {
          leftOut.push({ reason: 'element', content: measureNodes([dropped]) });
        }
        return [...nodes];
      },
    ],
    leaveOut: (reason, nodes) => {
      leftOut.push({ reason, content: measureNodes(nodes) });
      return show(reason, nodes);
    },
    findLostParts: (body) => compare(html, measureNodes(sent), measureBody(body), leftOut),
  };
}

const findDropped = (nodes: readonly Node[]): readonly ElementNode[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    return DROPPED_TAGS.has(node.tagName) ? [node] : findDropped(node.children);
  });

interface LeftOut {
  readonly reason: LossReason;
  readonly content: Content;
}

/** Longer texts without an element may be what is left of markup beyond a limit. */
const LARGE_CHARACTERS = 10_000;

/** Media become each other: a frame of a recording is a video, one of a page a card. */
const MEDIA: readonly Counted[] = ['video', 'audio', 'frame'];

function compare(
  html: string,
  sent: Content,
  shown: Content,
  leftOut: readonly LeftOut[],
): LostPart[] {
  const parts: LostPart[] = [];
  const add = (kind: LostKind, reason: LossReason, amount: number, place: string) => {
    if (amount <= 0) return;
    const index = parts.findIndex((part) => part.kind === kind && part.reason === reason);
    const known = parts[index];
    if (known) parts[index] = { ...known, count: known.count + amount };
    else parts.push({ kind, reason, count: amount, place });
  };
  /** What transforms have said, by kind. */
  const explained = createContent().counts;
  const missing = findMissingText(sent.texts, shown.texts);
  let textLeft = missing.count;
  for (const { reason, content } of leftOut) {
    const { length } = squeeze(content.texts);
    textLeft -= length;
    add('text', reason, length, startOf(content.texts.join(' ')));
    for (const kind of COUNTED) {
      explained[kind] += content.counts[kind];
      add(kind, reason, content.counts[kind], content.places[kind] ?? '');
    }
  }
  const gapOf = (kind: Counted) => sent.counts[kind] - shown.counts[kind] - explained[kind];
  const images = gapOf('image');
  add('image', 'unexplained', images, sent.places.image ?? '');
  add('table', 'unexplained', gapOf('table'), sent.places.table ?? '');
  const files = gapOf('file');
  const reason = sent.refusedFiles > 0 ? 'address' : 'unexplained';
  add('file', reason, files, sent.places.file ?? '');
  const media = MEDIA.reduce((sum, kind) => sum + gapOf(kind), 0) + Math.min(0, images);
  const kind = MEDIA.find((one) => gapOf(one) > 0) ?? 'frame';
  add(kind, 'unexplained', media, sent.places[kind] ?? '');
  add('text', 'unexplained', textLeft, missing.place);
  for (const [kind, amount] of findBeyondLimits(html, sent)) add(kind, 'limit', amount, '');
  const swallowed = findSwallowed(html);
  const swallowedText = squeeze([swallowed]);
  if (
    swallowedText !== '' &&
    !squeeze(shown.texts).includes(swallowedText.slice(0, PLACE_CHARACTERS))
  ) {
    add('text', 'markup', swallowedText.length, startOf(swallowed));
  }
  return parts;
}

/** What takes all that follows for its own, if it is not closed. */
const OPENING = /<(?:!--|(script|style|title)(?=[\s/>]))/gi;

/** Returns the text after an opening that is never closed; '' where there is none. */
function findSwallowed(html: string): string {
  OPENING.lastIndex = 0;
  for (let match = OPENING.exec(html); match !== null; match = OPENING.exec(html)) {
    const [opening, name] = match;
    const closing = name === undefined ? /-->/g : new RegExp(`</${name}`, 'gi');
    closing.lastIndex = match.index + opening.length;
    if (closing.exec(html) === null) {
      // Before its first tag are its own words: a note, rules, code.
      const rest = html.slice(match.index + opening.length);
      const tag = rest.search(/<[a-z]/i);
      return tag < 0 ? '' : extractText(rest.slice(tag), '\n');
    }
    OPENING.lastIndex = closing.lastIndex;
  }
  return '';
}

/** Blanks, and characters that show nothing. */
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]+/gu;

/** Returns what of texts is to be seen. */
const squeeze = (texts: readonly string[]): string => texts.join('').replace(INVISIBLE, '');

/**
 * Returns how many characters are missing, wherever they stand: parts of a text change their order. A
 * minus may be a hyphen in the source of a formula.
 */
function findMissingText(
  sentTexts: readonly string[],
  shownTexts: readonly string[],
): { readonly count: number; readonly place: string } {
  const sent = squeeze(sentTexts).replace(/−/g, '-');
  const shown = squeeze(shownTexts).replace(/−/g, '-');
  if (sent === shown) return { count: 0, place: '' };
  const left = new Map<string, number>();
  for (const character of shown) left.set(character, (left.get(character) ?? 0) + 1);
  let count = 0;
  for (const character of sent) {
    const rest = left.get(character) ?? 0;
    if (rest === 0) count += 1;
    else left.set(character, rest - 1);
  }
  return { count, place: count === 0 ? '' : findPlace(sentTexts, shown) };
}

/** Returns the start of the first text that is not shown where it is expected. */
function findPlace(sentTexts: readonly string[], shown: string): string {
  let at = 0;
  for (const value of sentTexts) {
    const text = squeeze([value]).replace(/−/g, '-');
    const found = shown.indexOf(text, at);
    if (found < 0) return startOf(value);
    at = found + text.length;
  }
  return '';
}

/**
 * Returns what the tree lacks of the tags in the source: parts of markup that is too deep or too large
 * are left out before any transform.
 */
function findBeyondLimits(html: string, sent: Content): (readonly [Counted, number])[] {
  const isPlain =
    html.length > LARGE_CHARACTERS && COUNTED.every((kind) => sent.counts[kind] === 0);
  if (!isPlain && sent.depth < MAX_DEPTH) return [];
  const written = countTags(html);
  return COUNTED.flatMap((kind) => {
    const missing = written[kind] - sent.counts[kind];
    return missing > 0 && kind !== 'file' ? [[kind, missing] as const] : [];
  });
}

const RAW_TAGS: ReadonlyMap<string, number> = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['textarea', TokenizerMode.RCDATA],
  ['title', TokenizerMode.RCDATA],
  ...['style', 'xmp', 'iframe', 'noembed', 'noframes'].map((name): [string, number] => [
    name,
    TokenizerMode.RAWTEXT,
  ]),
]);
/** What is in these is shown in their place, or not at all. */
const SKIPPED = /^(?:object|video|audio|noscript|template|svg|select)$/;

function countTags(html: string): Record<Counted, number> {
  const { counts } = createContent();
  let skipped = 0;
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag: ({ tagName, attrs, selfClosing }) => {
        const properties = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
        const kind = skipped > 0 ? null : kindOf(element(tagName, properties));
        if (kind !== null && kind !== 'text') counts[kind] += 1;
        if (SKIPPED.test(tagName) && !selfClosing) skipped += 1;
        const mode = RAW_TAGS.get(tagName);
        if (mode === undefined) return;
        tokenizer.lastStartTagName = tagName;
        tokenizer.state = mode;
      },
      onEndTag: ({ tagName }) => {
        if (SKIPPED.test(tagName)) skipped = Math.max(0, skipped - 1);
      },
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
    },
  );
  tokenizer.write(html, true);
  return counts;
}
