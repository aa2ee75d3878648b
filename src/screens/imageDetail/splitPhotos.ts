import type { Body, BodyImage, Segment } from '../../body/types.ts';

export interface PhotoSet {
  /** The pictures that the set opens with; their places are `data-i` from 0. */
  readonly photos: readonly BodyImage[];
  /** What is written under them. */
  readonly text: readonly Segment[];
}

/** One figure as body/serialise.ts writes it: figures never stand in each other. */
const FIGURE = /^\s*<figure class="pic">((?:(?!<\/figure>)[\s\S])*)<\/figure>/;

/**
 * A photo set's pictures stand at the head of its body, where its group mark is: they are
 * shown as a strip of their own, and the text keeps what follows. Pictures among the text
 * stay there. Cutting between whole figures at the top level leaves what was sanitised as
 * it was; a figure that holds no picture ends the set.
 */
export function splitPhotos({ segments, pictures }: Body): PhotoSet {
  const [first, ...others] = segments;
  if (first?.kind !== 'html') return { photos: [], text: segments };
  let html = first.html;
  let count = 0;
  for (;;) {
    const [figure = '', inner = ''] = FIGURE.exec(html) ?? [];
    if (!inner.includes(' data-i=')) break;
    html = html.slice(figure.length);
    count += 1;
  }
  const rest: readonly Segment[] = html.trim() === '' ? [] : [{ kind: 'html', html }];
  return { photos: pictures.slice(0, count), text: [...rest, ...others] };
}
