import type { ReactNode } from 'react';
import type { Body } from '../../body/types.ts';
import { AdBlock } from '../../ui/AdBlock.tsx';
import type { ArticleScreenProps } from './articleView.ts';
import { ArticleBody } from './sections/ArticleBody.tsx';
import { ArticleTop } from './sections/ArticleTop.tsx';
import { Lead } from './sections/Lead.tsx';

interface MediaArticleProps extends ArticleScreenProps {
  /** The media at the top, in the full width of the page. */
  readonly mediaHeader: ReactNode;
  /** The segments of the body without those that the media header shows. */
  readonly text: Body['segments'];
  /** Content directly below the media header. */
  readonly caption?: ReactNode;
}

/**
 * Renders an article whose images, video or lessons are above its text. The order of the sections
 * is defined here, in Lead and in BelowText.
 */
export function MediaArticle(props: MediaArticleProps) {
  const { view, mediaHeader, text, caption, below, bottomAd, lists, comments, bar } = props;
  const { ads, article, body, t } = view;
  const own = article.kind === 'photos' ? (ads?.photos ?? ads?.video) : ads?.video;
  return (
    <>
      <ArticleTop view={view} />
      <main id="main">
        {mediaHeader}
        <article className="px-32 pb-40 pt-28">
          {caption}
          <Lead view={view} />
          <ArticleBody view={{ ...view, body: { ...body, segments: text } }} />
          <AdBlock side="video" slot={own} t={t} />
          {below}
        </article>
        {bottomAd ?? <AdBlock side="bottom" slot={ads?.bottom} t={t} />}
        <div className="px-32">
          {lists}
          {comments}
        </div>
      </main>
      {bar}
    </>
  );
}
