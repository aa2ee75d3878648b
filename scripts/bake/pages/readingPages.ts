import type { ReadingRoute } from '../../../src/model/reading/types.ts';
import { aboutUs } from './aboutUs.ts';
import { commentAll } from './commentAll.ts';
import { leaderViewList } from './leaderViewList.ts';
import { paperSharePage } from './paperSharePage.ts';
import type { ReadingKind } from './readingKind.ts';
import { subscriptionList } from './subscriptionList.ts';
import { tagList } from './tagList.ts';
import { xyListShare } from './xyListShare.ts';
import { xyRules } from './xyRules.ts';

/** Every kind of template that is baked with its content for readers without JavaScript. */
export const READING_KINDS: { readonly [R in ReadingRoute]: ReadingKind<R> } = {
  aboutUs,
  xyRules,
  xyListShare,
  LeaderViewList: leaderViewList,
  subscriptionList,
  tagList,
  commentAll,
  paperSharePage,
};
