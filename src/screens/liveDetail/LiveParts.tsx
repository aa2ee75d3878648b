import { readPage } from '../../host/page.ts';
import { Live } from '../../islands/Live.island.tsx';
import { LiveTalk } from '../../islands/LiveTalk.island.tsx';
import { hasComments } from '../../model/comment/commentRules.ts';
import { StageStill } from '../../ui/live/StageBox.tsx';
import type { ArticleView } from '../article/view.ts';
import { liveHeading, liveOf } from './parts.ts';

interface LivePartsProps {
  readonly view: ArticleView;
}

/** Renders the media header in the template page; shows the banner while the broadcast loads. */
export function TemplateStage({ view }: LivePartsProps) {
  const { flags, params } = readPage();
  const article = liveOf(view.article, params.linkID);
  return (
    <Live
      article={article}
      bakedStage=""
      heading={flags.title ? '' : liveHeading(view.article)}
      known={NONE}
      locale={view.locale}
      maxTitleLength={view.config.article.maxTitleLength}
      quiet={view.quiet}
      status={<p className="live-status" />}
    >
      <StageStill banner={article.shareImage} />
    </Live>
  );
}

const NONE: readonly string[] = [];

/** Renders the reports in the template page. */
export function TemplateTalk({ view }: LivePartsProps) {
  return (
    <LiveTalk
      firstPicture={view.body.pictures.length}
      isBaked={false}
      hasDiscussion={!view.quiet && hasComments(view.article, view.config)}
      locale={view.locale}
      times={view.config.times}
    >
      <div className="live-tabs" />
    </LiveTalk>
  );
}
