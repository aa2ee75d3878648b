import { filterLink } from '../../model/link.ts';
import { element, isBlank, isElement, rewriteElements, some, text, textOf } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';
import { linkCard } from './players.ts';

/** Classes of posts that a script of their site draws. */
const POST =
  /(?:^|\s)(?:twitter-(?:tweet|video)|instagram-media|tiktok-embed|fb-(?:post|video|page)|imgur-embed-pub|reddit-(?:card|embed-bq)|bluesky-embed|text-post-media|mastodon-embed|pinterest|vk_post|weibo-embed|codepen|flourish-embed)(?:\s|$)/;
/** Attributes with the address of a post. */
const ADDRESSES = [
  'cite',
  'data-href',
  'data-instgrm-permalink',
  'data-text-post-permalink',
  'data-url',
  'data-oembed-url',
  'data-src',
];

/**
 * Shows posts of other sites, which their scripts would draw, as their text with a link, or as a card
 * when they have no text here. A script that draws one in its place is a card, too.
 */
export const socialPosts: Transform = (nodes) =>
  some(nodes, isPost) ? readPosts(nodes) : [...nodes];

const isPost = (node: Node): boolean =>
  isElement(node) && (node.tagName === 'script' || POST.test(node.properties.class ?? ''));

const readPosts = (nodes: readonly Node[]): Node[] =>
  rewriteElements(nodes, (node) => {
    if (node.tagName === 'script') return readScript(node);
    const { class: className = '' } = node.properties;
    return POST.test(className) ? readPost(node) : node;
  });

function readScript(script: ElementNode): Node {
  const { properties } = script;
  const post = /^[\w/]{3,100}$/.exec(properties['data-telegram-post'] ?? '')?.[0];
  if (post !== undefined) return linkCard(`https://t.me/${post}`);
  const gist = /^https:\/\/gist\.github\.com\/[\w/-]{3,100}(?=\.js(?:\?|$))/.exec(
    properties.src ?? '',
  )?.[0];
  return gist === undefined ? script : linkCard(gist);
}

function readPost(post: ElementNode): Node {
  const address = findAddress(post);
  if (address === '') return post;
  if (isBlank(post.children)) return linkCard(address, post.properties.title);
  if (some(post.children, isShownLink)) return post;
  const host = new URL(address).hostname.replace(/^www\./, '');
  const link = element('p', {}, [element('a', { href: address }, [text(host)])]);
  return { ...post, children: [...post.children, link] };
}

function findAddress({ properties, children }: ElementNode): string {
  const sent = ADDRESSES.map((name) => properties[name]);
  const links = findLinks(children);
  return (
    [...sent, ...links].map((one) => filterLink(one)).find((one) => /^https?:/.test(one)) ?? ''
  );
}

const findLinks = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    const own = node.tagName === 'a' ? [node.properties.href ?? ''] : [];
    return [...own, ...findLinks(node.children)];
  });

const isShownLink = (node: Node): boolean =>
  isElement(node, 'a') && /\S/.test(textOf(node.children));
