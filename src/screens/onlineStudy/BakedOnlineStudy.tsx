import type { ActionTranslate } from '../../i18n/translate.ts';
import type { ArticleScreenProps } from '../article/articleView.ts';
import { OnlineStudy } from './OnlineStudy.tsx';

/**
 * Renders a course in a baked page, where all messages are available (layouts/BakedArticle.astro).
 */
export const BakedOnlineStudy = (props: ArticleScreenProps) => (
  <OnlineStudy {...props} t={props.view.t as ActionTranslate} />
);
