import type { ActTranslate } from '../../i18n/translate.ts';
import { hasComments } from '../../model/comment/commentRules.ts';
import {
  createMainFromArticle,
  decideLine,
  formatHeaderKey,
} from '../../model/live/mediaHeader.ts';
import { StageBox } from '../../ui/live/StageBox.tsx';
import { StageStatus } from '../../ui/live/StageStatus.tsx';
import { BakedTalk } from '../../ui/live/Talk.tsx';
import type { ArticleView } from '../article/view.ts';
import { liveOf } from './parts.ts';

interface BakedPartsProps {
  readonly view: ArticleView;
  readonly t: ActTranslate;
}

/**
 * Returns the broadcast of a baked page: as loaded, or derived from the article when that is
 * missing.
 */
const bakedMain = ({ article, live }: ArticleView) =>
  live?.main ?? createMainFromArticle(liveOf(article));

export function BakedStage({ view, t }: BakedPartsProps) {
  const main = bakedMain(view);
  return <StageBox asked={false} line={decideLine(main, 0)} main={main} t={t} />;
}

export function BakedStatus({ view, t }: BakedPartsProps) {
  const main = bakedMain(view);
  return <StageStatus asked={false} line={decideLine(main, 0)} main={main} t={t} />;
}

/**
 * Returns the key of what the media header shows, so that hydration keeps a video that is playing.
 */
export function nameBakedStage(view: ArticleView): string {
  const main = bakedMain(view);
  return formatHeaderKey(main, decideLine(main, 0));
}

export const BakedReports = ({ view, t }: BakedPartsProps) => (
  <BakedTalk
    firstPicture={view.body.pictures.length}
    hasDiscussion={hasComments(view.article, view.config)}
    live={view.live}
    t={t}
    times={view.config.times}
  />
);
