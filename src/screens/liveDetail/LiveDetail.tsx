import { AdBlock } from '../../ui/AdBlock.tsx';
import type { ArticleScreenProps, ArticleView } from '../article/articleView.ts';
import { Abstract } from '../article/sections/Abstract.tsx';
import { ArticleBody } from '../article/sections/ArticleBody.tsx';
import { ArticleInfo } from '../article/sections/ArticleInfo.tsx';
import { ArticleTop } from '../article/sections/ArticleTop.tsx';
import { AuthorLine } from '../article/sections/AuthorLine.tsx';
import { Titles } from '../article/sections/Titles.tsx';

/**
 * Renders a broadcast: the media header in the full width, its description, then reports and
 * discussion. The comments are outside the tabs that link to them (host/document/panels.ts).
 * Reports follow the bottom ad directly, so that it is not filled in later (`bottomAd`).
 */
export function LiveDetail(props: ArticleScreenProps) {
  const { view, live, talk, below, lists, comments, bar } = props;
  const { ads, t } = view;
  return (
    <>
      <ArticleTop view={view} />
      <main id="main">
        {live}
        <article className="px-32 pb-20 pt-20">
          <Titles view={view} />
          <ArticleInfo view={withoutReads(view)} />
          <AuthorLine view={view} />
          <Abstract view={view} />
          <ArticleBody view={view} />
        </article>
        <AdBlock side="bottom" slot={ads?.bottom} t={t} />
        <div className="px-32">
          {talk}
          <div className="live-discussion" id="discussion">
            {comments}
          </div>
          <div className="pb-40">{below}</div>
          {lists}
        </div>
      </main>
      {bar}
    </>
  );
}

/** Returns the view without the count of reads, which the media header shows. */
function withoutReads(view: ArticleView): ArticleView {
  const counts = { ...view.config.counts, showReads: false };
  return { ...view, config: { ...view.config, counts } };
}
