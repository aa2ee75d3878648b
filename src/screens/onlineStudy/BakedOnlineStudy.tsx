import type { ActTranslate } from '../../i18n/translate.ts';
import type { ArticleScreenProps } from '../article/view.ts';
import { OnlineStudy } from './OnlineStudy.tsx';

/** A baked course. Pages are baked with all words (layouts/BakedArticle.astro). */
export const BakedOnlineStudy = (props: ArticleScreenProps) => (
  <OnlineStudy {...props} t={props.view.t as ActTranslate} />
);
