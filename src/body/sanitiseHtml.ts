import { EXTRA_TRANSFORMS } from './extra/extraTransforms.ts';
import { settle } from './settle.ts';
import { images } from './transforms/images.ts';
import { links } from './transforms/links.ts';
import { structure, styles } from './transforms/styles.ts';
import type { BodyContext, Node, ParseHtml, Transform } from './types.ts';

/** Transforms that do not depend on an article. */
const TRANSFORMS: readonly Transform[] = [...EXTRA_TRANSFORMS, structure, images, styles, links];

const NEUTRAL: Omit<BodyContext, 'parse'> = {
  input: { kind: 'news', title: '', content: '', pictures: [], videos: [], audios: [] },
  options: {
    original: true,
    preview: false,
    imageSuffixPath: '',
    replaceNbsp: false,
    audioTitleType: 0,
    audioTitle: '',
  },
  exempt: false,
  leaveOut: () => [],
};

/**
 * Returns safe HTML of content that is loaded at run time (statements, notices, answers). The
 * same sanitiser and filters as for the body of an article, without figures and players.
 */
export function sanitiseHtml(html: string, parse: ParseHtml): string {
  const clean = (nodes: readonly Node[]) =>
    TRANSFORMS.reduce((tree, transform) => transform(tree, { ...NEUTRAL, parse }), nodes);
  return settle(clean(parse(html)), parse, clean).html;
}
