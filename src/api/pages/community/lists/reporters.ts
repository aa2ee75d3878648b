import { ok } from '../../../../model/result.ts';
import { getDynamicList } from '../../../calls/dynamics.ts';
import { reporterArticles as loadReporterArticles } from '../../../calls/reporters.ts';
import type { LoadList } from '../../communityList.ts';

/** Loads a reporter's articles. */
export const reporterArticles: LoadList = async (client, { id, page }) => {
  const answer = await loadReporterArticles(client, { id, page });
  if (!answer.ok) return answer;
  const { list, hasMore } = answer.value;
  return ok({ rows: list.map((item) => ({ kind: 'article', id: item.id, item })), hasMore });
};

/** Loads a reporter's dynamics. */
export const reporterDynamics: LoadList = async (client, { id, page }) => {
  const answer = await getDynamicList(client, { id, page });
  if (!answer.ok) return answer;
  const { items, hasMore } = answer.value;
  return ok({
    rows: items.map((dynamic) => ({ kind: 'dynamic', id: dynamic.id, dynamic })),
    hasMore,
  });
};
