import type { ArticleImage, AudioItem, VideoItem } from '../../model/article/articleTypes.ts';
import { createImageNode } from '../imageNode.ts';
import { createAudioSegment, createVideoSegment } from '../mediaSegment.ts';
import { element, isElement, rewrite, walk } from '../tree.ts';
import type { BodyContext, Node, Transform } from '../types.ts';

type Kind = 'IMAGE' | 'VIDEO' | 'AUDIO';
type Item = ArticleImage | VideoItem | AudioItem;

interface Marker {
  readonly kind: Kind;
  readonly isGroup: boolean;
  readonly key: string;
  readonly index: number;
}

/** `IMAGEARRAY#0`, the group `IMAGES#1`, and the malformed `IMAGEARRAY#>0` (wire 7.3, 7.9). */
const MARK = /^(IMAGE|VIDEO|AUDIO)(ARRAY|S)#(\d{1,12})$/;

export function parseMarker(comment: string): Marker | null {
  const key = comment.replace(/[\s>]/g, '');
  const match = MARK.exec(key);
  if (match === null) return null;
  return { kind: match[1] as Kind, isGroup: match[2] === 'S', key, index: Number(match[3]) };
}

/**
 * Replaces comments that are markers by their items and removes all other comments. An item is
 * found by its `ref`, else by the marker's index. The group marker of a photo set or a video
 * article is replaced by all items without a marker of their own; without a group marker they
 * are inserted at the beginning. In other articles items without a marker are not shown.
 */
export const markers: Transform = (nodes, context) => {
  const find = finder(context);
  const placed = new Set<Item>();
  const groups = new Set<Kind>();
  const inline = new Set<string>();
  walk(nodes, (node) => {
    const mark = node.type === 'comment' ? parseMarker(node.value) : null;
    if (mark?.isGroup) groups.add(mark.kind);
    const item = mark && find(mark);
    if (item) placed.add(item);
    if (isElement(node, 'img')) inline.add(node.properties.src ?? '');
  });

  const pending = new Map<Kind, Node[]>();
  for (const kind of groupKinds(context)) {
    const loose = itemsOf(context, kind).filter(
      (item) => !placed.has(item) && !inline.has(item.url),
    );
    pending.set(
      kind,
      loose.flatMap((item) => render(kind, item, context)),
    );
  }
  const take = (kind: Kind): Node[] => {
    const taken = pending.get(kind) ?? [];
    pending.delete(kind);
    return taken;
  };

  const first = groupKinds(context).filter((kind) => !groups.has(kind));
  return [
    ...first.flatMap(take),
    ...rewrite(nodes, (node) => {
      if (node.type !== 'comment') return node;
      const mark = parseMarker(node.value);
      if (mark === null) return [];
      if (mark.isGroup) return take(mark.kind);
      const item = find(mark);
      return item === undefined ? [] : render(mark.kind, item, context);
    }),
  ];
};

function groupKinds({ input }: BodyContext): readonly Kind[] {
  if (input.kind === 'photos') return ['IMAGE'];
  return input.kind === 'video' ? ['VIDEO', 'AUDIO'] : [];
}

function itemsOf({ input }: BodyContext, kind: Kind): readonly Item[] {
  return { IMAGE: input.pictures, VIDEO: input.videos, AUDIO: input.audios }[kind];
}

function finder(context: BodyContext): (mark: Marker) => Item | undefined {
  const byRef = new Map<string, Item>();
  for (const kind of ['IMAGE', 'VIDEO', 'AUDIO'] as const) {
    for (const item of itemsOf(context, kind)) {
      const key = parseMarker(item.ref.replace(/<!-*|-->/g, ''))?.key;
      if (key !== undefined && !byRef.has(key)) byRef.set(key, item);
    }
  }
  return (mark) =>
    mark.isGroup ? undefined : (byRef.get(mark.key) ?? itemsOf(context, mark.kind)[mark.index]);
}

function render(kind: Kind, item: Item, context: BodyContext): Node[] {
  if (item.url === '') {
    return context.leaveOut('address', [element(kind.toLowerCase(), { src: item.ref })]);
  }
  if (kind === 'IMAGE') return createImageNode(item as ArticleImage);
  const segment =
    kind === 'VIDEO'
      ? createVideoSegment(item as VideoItem, context)
      : createAudioSegment(item as AudioItem, context);
  return [{ type: 'media', segment }];
}
