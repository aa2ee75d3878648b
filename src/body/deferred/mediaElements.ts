import { filterImageLink, filterMediaLink } from '../../model/link.ts';
import { audioSegment, isAudioUrl, videoSegment } from '../media.ts';
import { isElement, rewriteElements } from '../tree.ts';
import type { BodyContext, ElementNode, Node, Transform } from '../types.ts';

/** Film and sound that the CMS left in the text as elements, played like those of marks. */
export const inlineMedia: Transform = (nodes, context) =>
  rewriteElements(nodes, (node) =>
    node.tagName === 'video' || node.tagName === 'audio' ? readMedia(node, context) : node,
  );

function readMedia(node: ElementNode, context: BodyContext): Node[] {
  const source = node.children.find((child) => isElement(child, 'source')) as
    | ElementNode
    | undefined;
  const url = filterMediaLink(node.properties.src ?? source?.properties.src ?? '');
  if (url === '') return [];
  const item = { ref: '', url, description: '', durationS: 0, selfMedia: false };
  const segment = isAudioUrl(url)
    ? audioSegment({ ...item, title: '', titleType: 0, audioTitle: '' }, context)
    : videoSegment(
        { ...item, poster: filterImageLink(node.properties.poster ?? ''), vertical: false },
        context,
      );
  return [{ type: 'media', segment }];
}
