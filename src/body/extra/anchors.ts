import { filterLink } from '../../model/link.ts';
import { isElement, walk } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

/** Prefix of ids in an article; no id of the page itself has it. */
const PREFIX = 'c-';
const SAFE_NAME = /^[\w\u4e00-\u9fff.:-]{1,64}$/;
/** With room for the number of a second one that is cut off alike (settle.ts allows 64). */
const MAX_ID_CHARACTERS = 60;
const MAX_NAME_CHARACTERS = 500;
const MAX_EQUAL_IDS = 99;

/** Elements whose id is kept to the end of the pipeline if they contain text. */
const CARRIERS = new Set(
  'b blockquote caption cite code dd del dfn div dt em figcaption h1 h2 h3 h4 h5 h6 i ins li mark p pre s section small strong sub sup table td th u'.split(
    ' ',
  ),
);
/** Elements so short that an anchor anywhere inside may be moved to their beginning. */
const SHORT_CARRIERS = /^(?:p|h[1-6]|li|td|th|dt|dd|figcaption|caption|sup|sub)$/;

/**
 * Keeps links within the article, such as footnotes and tables of contents, and the ids of
 * their targets. An id is kept only if a link refers to it; it gets a prefix, so that it
 * neither duplicates an id of the page nor defines a global variable. An id on an element
 * without text, or on one that is dropped later, moves to its paragraph or to the next element
 * that can have it. A link without a target loses its href. Ids and links with the prefix are
 * kept: in later rounds of the pipeline the target may be in another piece of the body.
 */
export const anchors: Transform = (nodes) => {
  const wanted = new Set<string>();
  walk(nodes, (node) => {
    if (isElement(node)) wanted.add(targetOf(node));
  });
  wanted.delete('');
  return write(nodes, wanted.size > 0 ? assignIds(nodes, wanted) : NO_IDS);
};

/** The names that editors give to footnotes and contents. */
const OWN_FRAGMENT = /^_?(?:cite|edn|endnote|fn|foot|ftn|note|ref|toc|_Toc)/i;

/**
 * Returns the target of a link within the page, without prefix; '' for every other element. Editors add
 * their own address to footnotes, and addresses of files to others.
 */
function targetOf({ tagName, properties }: ElementNode): string {
  const href = properties.href?.trim() ?? '';
  const hash = tagName === 'a' ? href.indexOf('#') : -1;
  if (hash < 0) return '';
  const fragment = href.slice(hash + 1);
  const isOwn = hash === 0 || OWN_FRAGMENT.test(fragment) || filterLink(href) === '';
  return isOwn ? nameOf(fragment) : '';
}

/** Returns the name that an id or fragment means; '' for none, and for those of later rounds. */
function nameOf(value = ''): string {
  if (value.length > MAX_NAME_CHARACTERS) return '';
  let name = value;
  try {
    name = decodeURIComponent(value);
  } catch {
    // A per cent sign of its own.
  }
  name = name.trim().replace(/^user-content-/, '');
  return name.startsWith(PREFIX) ? '' : name;
}

/** Returns a valid id: other characters are written as their number. */
const idOf = (name: string): string =>
  PREFIX +
  (SAFE_NAME.test(name)
    ? name
    : name.replace(/[^\w\u4e00-\u9fff:-]/gu, (sign) => `.${sign.codePointAt(0)?.toString(36)}`)
  ).slice(0, MAX_ID_CHARACTERS);

const namesOf = ({ tagName, properties }: ElementNode): string[] => [
  nameOf(properties.id),
  nameOf(tagName === 'a' ? properties.name : ''),
];

interface IdAssignment {
  /** The resulting id of each name. */
  readonly ids: ReadonlyMap<string, string>;
  readonly carriers: ReadonlyMap<Node, string>;
}

const NO_IDS: IdAssignment = { ids: new Map(), carriers: new Map() };

/** Decides for the target of every link which element has its id. */
function assignIds(nodes: readonly Node[], wanted: ReadonlySet<string>): IdAssignment {
  const { names, withText } = survey(nodes);
  const ids = new Map<string, string>();
  const carriers = new Map<Node, string>();
  const used = new Set<string>();
  /** Names that wait for the next carrier in reading order. */
  const pending = new Set<string>();

  const isCarrier = (node: ElementNode): boolean => {
    if (!withText.has(node)) return false;
    if (node.tagName !== 'a') return CARRIERS.has(node.tagName);
    const target = targetOf(node);
    return names.has(target) || isForeignLink(node);
  };
  const carry = (node: ElementNode) => {
    const [first] = pending;
    if (first === undefined || !isCarrier(node)) return;
    const wish = idOf(first);
    let id = carriers.get(node) ?? wish;
    for (let number = 2; !carriers.has(node) && used.has(id); number += 1) {
      if (number > MAX_EQUAL_IDS) return;
      id = wish + number;
    }
    used.add(id);
    carriers.set(node, id);
    for (const name of pending) ids.set(name, id);
    pending.clear();
  };
  const visit = (siblings: readonly Node[], parent: ElementNode | null) => {
    for (const node of siblings) {
      if (!isElement(node)) continue;
      for (const name of namesOf(node)) if (wanted.has(name) && !ids.has(name)) pending.add(name);
      carry(node);
      visit(node.children, node);
      // An empty anchor in a paragraph becomes the paragraph's id.
      if (parent !== null && SHORT_CARRIERS.test(parent.tagName)) carry(parent);
    }
  };
  visit(nodes, null);
  return { ids, carriers };
}

/** Whether `links` keeps this link. */
const isForeignLink = ({ properties }: ElementNode): boolean =>
  /^[^#]/.test(filterLink(properties.href ?? ''));

/** Returns all names, and the elements that contain text. */
function survey(nodes: readonly Node[]) {
  const names = new Set<string>();
  const withText = new Set<Node>();
  const visit = (node: Node): boolean => {
    if (!isElement(node)) return node.type === 'text' && /\S/.test(node.value);
    for (const name of namesOf(node)) names.add(name);
    const hasText = node.children.map(visit).includes(true);
    if (hasText) withText.add(node);
    return hasText;
  };
  nodes.forEach(visit);
  return { names, withText };
}

const write = (nodes: readonly Node[], { ids, carriers }: IdAssignment): Node[] =>
  nodes.map((node) => {
    if (!isElement(node)) return node;
    const { id: sent, ...properties } = node.properties;
    const id = sent?.startsWith(PREFIX) ? sent : carriers.get(node);
    if (id !== undefined) properties.id = id;
    const target = ids.get(targetOf(node));
    if (target !== undefined) properties.href = `#${target}`;
    else if (/^\s*#(?!c-)/.test(properties.href ?? '')) delete properties.href;
    return { ...node, properties, children: write(node.children, { ids, carriers }) };
  });
