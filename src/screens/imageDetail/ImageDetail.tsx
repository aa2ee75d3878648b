import type { Body, BodyImage, Segment } from '../../body/types.ts';
import type { ArticleScreenProps } from '../article/articleView.ts';
import { MediaArticle } from '../article/MediaArticle.tsx';
import { PhotoStrip } from './PhotoStrip.tsx';

/** Renders a photo set: its images in the full width, then its text. */
export function ImageDetail(props: ArticleScreenProps) {
  const { body, lang, t } = props.view;
  const { photos, text } = splitPhotos(body);
  return (
    <MediaArticle
      {...props}
      mediaHeader={<PhotoStrip lang={lang} photos={photos} t={t} />}
      text={text}
    />
  );
}

interface PhotoSet {
  /** The images of the strip; their index is `data-i`, from 0. */
  readonly photos: readonly BodyImage[];
  /** The segments below the strip. */
  readonly text: readonly Segment[];
}

/** One figure as written by body/serialise.ts, which never nests figures. */
const FIGURE = /^\s*<figure class="pic">((?:(?!<\/figure>)[\s\S])*)<\/figure>/;

/**
 * Splits the body of a photo set. The leading figures with images become the strip; the rest,
 * including later images, stays text. Only whole figures at the top level are cut off, so the HTML
 * stays sanitised; a figure without an image ends the strip.
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
  const adAt = (first.adAt ?? 0) - (first.html.length - html.length);
  const text: Segment = { kind: 'html', html, ...(adAt > 0 && { adAt }) };
  const rest: readonly Segment[] = html.trim() === '' ? [] : [text];
  return { photos: pictures.slice(0, count), text: [...rest, ...others] };
}
