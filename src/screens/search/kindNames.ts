import type { SearchTranslate } from '../../i18n/translate.ts';
import type { RouteName } from '../../routes.ts';

const KEYS: { readonly [R in RouteName]?: Parameters<SearchTranslate>[0] } = {
  columnDetail: 'search.column',
  hotPointTimeAxis: 'search.column',
  tagList: 'search.tag',
  figureDetail: 'search.person',
  reporter: 'search.person',
  xyDetail: 'search.account',
  topicDetail: 'search.topic',
  circleDetail: 'search.circle',
  activityDetail: 'search.activity',
  mvodShare: 'search.video',
};

/** Returns what the pages of routes are called; articles have no name. */
export const kindNames = (t: SearchTranslate): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(KEYS).map(([route, key]) => [route, t(key)]));
