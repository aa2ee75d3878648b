import type { ArticleScreenProps } from '../article/articleView.ts';
import { MediaArticle } from '../article/MediaArticle.tsx';
import { PhotoStrip } from './PhotoStrip.tsx';
import { splitPhotos } from './splitPhotos.ts';

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
