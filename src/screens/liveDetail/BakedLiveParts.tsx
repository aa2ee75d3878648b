import type { ActionTranslate } from '../../i18n/translate.ts';
import {
  createMainFromArticle,
  decideLine,
  formatHeaderKey,
} from '../../model/live/mediaHeader.ts';
import type { ArticleView } from '../article/articleView.ts';
import { BakedLiveReports } from './BakedLiveReports.tsx';
import { createLiveArticle } from './createLiveArticle.ts';
import { LiveMediaHeader } from './LiveMediaHeader.tsx';
import { LiveStatus } from './LiveStatus.tsx';

interface BakedLivePartsProps {
  readonly view: ArticleView;
  readonly t: ActionTranslate;
}

/**
 * Returns the broadcast of a baked page: as loaded, or derived from the article when that is
 * missing.
 */
const getBakedBroadcast = ({ article, live }: ArticleView) =>
  live?.main ?? createMainFromArticle(createLiveArticle(article));

export function BakedMediaHeader({ view, t }: BakedLivePartsProps) {
  const main = getBakedBroadcast(view);
  return <LiveMediaHeader asked={false} line={decideLine(main, 0)} main={main} t={t} />;
}

export function BakedLiveStatus({ view, t }: BakedLivePartsProps) {
  const main = getBakedBroadcast(view);
  return <LiveStatus asked={false} line={decideLine(main, 0)} main={main} t={t} />;
}

/**
 * Returns the key of what the media header shows, so that hydration keeps a video that is playing.
 */
export function formatBakedHeaderKey(view: ArticleView): string {
  const main = getBakedBroadcast(view);
  return formatHeaderKey(main, decideLine(main, 0));
}

export const BakedReports = ({ view, t }: BakedLivePartsProps) => (
  <BakedLiveReports
    canShare={!view.article.shareClosed && !view.quiet}
    firstPicture={view.body.pictures.length}
    hasDiscussion={!view.quiet}
    live={view.live}
    selfMediaName={view.config.selfMediaName}
    t={t}
    times={view.config.times}
  />
);
