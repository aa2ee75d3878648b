import { readPage } from '../../host/page.ts';
import { Live } from '../../islands/Live.island.tsx';
import { LiveReports } from '../../islands/LiveReports.island.tsx';
import { hasComments } from '../../model/comment/commentRules.ts';
import { LiveBanner } from '../../ui/live/LiveMediaHeader.tsx';
import type { ArticleView } from '../article/articleView.ts';
import { createLiveArticle, getLiveHeading } from './createLiveArticle.ts';

interface LiveTemplatePartsProps {
  readonly view: ArticleView;
}

/** Renders the media header in the template page; shows the banner while the broadcast loads. */
export function TemplateMediaHeader({ view }: LiveTemplatePartsProps) {
  const { flags, params } = readPage();
  const article = createLiveArticle(view.article, params.linkID);
  return (
    <Live
      article={article}
      bakedStage=""
      heading={flags.title ? '' : getLiveHeading(view.article)}
      known={NO_REPORTS}
      locale={view.locale}
      maxTitleLength={view.config.article.maxTitleLength}
      quiet={view.quiet}
      status={<p className="live-status" />}
    >
      <LiveBanner banner={article.shareImage} />
    </Live>
  );
}

const NO_REPORTS: readonly string[] = [];

/** Renders the reports in the template page. */
export function TemplateReports({ view }: LiveTemplatePartsProps) {
  return (
    <LiveReports
      firstPicture={view.body.pictures.length}
      isBaked={false}
      hasDiscussion={!view.quiet && hasComments(view.article, view.config)}
      locale={view.locale}
      times={view.config.times}
    >
      <div className="live-tabs" />
    </LiveReports>
  );
}
