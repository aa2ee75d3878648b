import type { ReactNode } from 'react';
import type { Body } from '../../body/types.ts';
import { AdBlock } from '../../ui/AdBlock.tsx';
import { ArticleBody } from './sections/ArticleBody.tsx';
import { Lead } from './sections/Lead.tsx';
import { Opening } from './sections/Opening.tsx';
import type { ArticleScreenProps } from './view.ts';

interface StagedArticleProps extends ArticleScreenProps {
  /** The media at the top, in the full width of the page. */
  readonly stage: ReactNode;
  /** The segments of the body without those that the media header shows. */
  readonly text: Body['segments'];
  /** Content directly below the media header. */
  readonly caption?: ReactNode;
}

/**
 * Renders an article whose images, video or lessons are above its text. The order of the sections
 * is defined here, in Lead and in BelowText.
 */
export function StagedArticle(props: StagedArticleProps) {
  const { view, stage, text, caption, below, lists, comments, bar } = props;
  const { ads, body, t } = view;
  return (
    <>
      <Opening view={view} />
      <main id="main">
        <AdBlock side="top" slot={ads?.top} t={t} />
        {stage}
        <AdBlock side="video" slot={ads?.video} t={t} />
        <article className="px-32 pb-40 pt-28">
          {caption}
          <Lead view={view} />
          <ArticleBody view={{ ...view, body: { ...body, segments: text } }} />
          {below}
        </article>
        <AdBlock side="bottom" slot={ads?.bottom} t={t} />
        <div className="px-32">
          {lists}
          {comments}
        </div>
      </main>
      {bar}
    </>
  );
}
