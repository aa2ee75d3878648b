import { rewriteElements } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

/** AMP elements that have the attributes of an element of HTML. */
const COPIES: ReadonlyMap<string, string> = new Map([
  ['amp-img', 'img'],
  ['amp-anim', 'img'],
  ['amp-video', 'video'],
  ['amp-audio', 'audio'],
  ['amp-iframe', 'iframe'],
  ['amp-video-iframe', 'iframe'],
]);

/** Pages of embedded posts and videos, by the attribute with their id. */
const PAGES: ReadonlyMap<string, readonly [attribute: string, address: string]> = new Map([
  ['amp-youtube', ['data-videoid', 'https://www.youtube.com/embed/']],
  ['lite-youtube', ['videoid', 'https://www.youtube.com/embed/']],
  ['lite-vimeo', ['videoid', 'https://player.vimeo.com/video/']],
  ['amp-vimeo', ['data-videoid', 'https://player.vimeo.com/video/']],
  ['amp-dailymotion', ['data-videoid', 'https://www.dailymotion.com/embed/video/']],
  ['amp-twitter', ['data-tweetid', 'https://twitter.com/i/status/']],
  ['amp-instagram', ['data-shortcode', 'https://www.instagram.com/p/']],
  ['amp-gist', ['data-gistid', 'https://gist.github.com/']],
  ['amp-soundcloud', ['data-trackid', 'https://api.soundcloud.com/tracks/']],
]);

/** AMP elements without content: counters, advertisements, code. */
const SILENT =
  /^amp-(?:ad|analytics|animation|auto-ads|bind-macro|call-tracking|consent|embed|experiment|font|geo|install-serviceworker|link-rewriter|list|mustache|next-page|pixel|position-observer|script|sidebar|smartlinks|social-share|state|sticky-ad|user-notification|web-push)$/;

/**
 * Replaces AMP elements by those of HTML that show the same: images, media, frames. Others keep their
 * content (carousels), or are frames of the address that they name (`embeds` makes cards of these).
 */
export const ampElements: Transform = (nodes, { leaveOut }) =>
  rewriteElements(nodes, (node) => {
    if (SILENT.test(node.tagName)) return leaveOut('hidden', [node]);
    return /^(?:amp|lite)-/.test(node.tagName) ? replace(node) : node;
  });

function replace(node: ElementNode): Node {
  const { tagName, properties } = node;
  const copied = COPIES.get(tagName);
  // Children of an image or frame are placeholders and fallbacks.
  if (copied === 'img' || copied === 'iframe') return { ...node, tagName: copied, children: [] };
  if (copied !== undefined) return { ...node, tagName: copied };
  const address = findPage(node);
  if (address === '') return node;
  const { title = '' } = properties;
  return { ...node, tagName: 'iframe', properties: { src: address, title }, children: [] };
}

function findPage({ tagName, properties }: ElementNode): string {
  const [attribute = '', start = ''] = PAGES.get(tagName) ?? [];
  const id = properties[attribute] ?? '';
  if (/^[\w-]{1,64}$/.test(id)) return start + id;
  const named = ['src', 'data-src', 'data-href', 'data-url'].map((name) => properties[name] ?? '');
  return named.find((value) => /^(?:https?:)?\/\//i.test(value)) ?? '';
}
