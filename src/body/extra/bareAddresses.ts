import { filterLink } from '../../model/link.ts';
import { element, isElement, isInline, some, text, textOf } from '../tree.ts';
import type { LeaveOut, Node, TextNode, Transform } from '../types.ts';
import { MEDIA_FILE } from './embeds.ts';
import { findPlayer, playerCard } from './players.ts';

/** An address without anything else; marks of Chinese text end it. */
const ADDRESS = /^https?:\/\/[^\s<>"'，。；：！？、（）《》“”]{3,2000}$/i;
const NO_TEXT = /^(?:a|pre|code|script|style|textarea|title|svg|math)$/;

/**
 * Makes addresses that have a line of their own links: players of videos where the address is one. Other
 * systems show these as players, and readers cannot tap a text.
 */
export const bareAddresses: Transform = (nodes, { leaveOut }) =>
  some(nodes, (node) => node.type === 'text' && /^\s*https?:/i.test(node.value))
    ? convert(nodes, leaveOut)
    : [...nodes];

const convert = (nodes: readonly Node[], leaveOut: LeaveOut): Node[] =>
  nodes.flatMap((node, index): Node[] => {
    if (node.type === 'text') {
      const isAlone = isEdge(nodes[index - 1]) && isEdge(nodes[index + 1]);
      return isAlone ? [makeLink(node, leaveOut)] : [node];
    }
    if (!isElement(node) || NO_TEXT.test(node.tagName)) return [node];
    // A formatted address in a block, `<p><span>https://…</span></p>`.
    const isPlain = !isInline(node) && node.children.every(isInline);
    const words = isPlain && node.children.every(isText) ? textOf(node.children) : '';
    const link = makeLink(text(words), leaveOut);
    if (link.type !== 'text') return [isElement(link, 'a') ? { ...node, children: [link] } : link];
    return [
      { ...node, children: isInline(node) ? node.children : convert(node.children, leaveOut) },
    ];
  });

const isEdge = (node: Node | undefined): boolean =>
  node === undefined || isElement(node, 'br') || !isInline(node);

const isText = (node: Node): boolean =>
  isElement(node)
    ? /^(?:span|font|[biu]|strong|em)$/.test(node.tagName) && node.children.every(isText)
    : node.type === 'text';

/** Returns the player of the video at an address, or a link to it; the node itself for all other text. */
function makeLink(node: TextNode, leaveOut: LeaveOut): Node {
  const address = node.value.trim();
  if (!ADDRESS.test(address) || filterLink(address) === '') return node;
  const player = findPlayer(address);
  const isFile = MEDIA_FILE.test(address);
  if (player !== null || isFile) leaveOut('hidden', [node]);
  if (player !== null) return playerCard(player);
  if (isFile) return element('video', { src: address });
  return element('a', { href: address }, [text(address)]);
}
